export const format = (count: number) => `${count} words`;
