export const square = (side: number) => side ** 2;
