export const lastName = (names: string[]) => names.at(-1) ?? 'nobody';
