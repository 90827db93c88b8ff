export const format = (count: number) => `${count} clicks`;
