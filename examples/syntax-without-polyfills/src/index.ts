export const last = (list?: string[]) => list?.at(-1) ?? '';
