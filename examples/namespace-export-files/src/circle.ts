export const area = (radius: number) => Math.PI * radius ** 2;
