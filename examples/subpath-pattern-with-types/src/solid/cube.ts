export const cube = (side: number) => side ** 3;
