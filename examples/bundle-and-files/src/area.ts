export const area = (side: number) => side * side;
