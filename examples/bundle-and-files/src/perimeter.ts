export const perimeter = (side: number) => side * 4;
