export const last = (values: number[]) => values.at(-1);
