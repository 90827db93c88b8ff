export const first = (list?: string[]) => list?.[0];
