import { toMeters } from './length';

export const describeLength = (feet: number): string => `${toMeters(feet)} meters`;
