import france from './france.json';

export const loireLength = france.rivers.loire;
export const { regions } = france;
