export const circle = (radius: number) => Math.PI * radius ** 2;
