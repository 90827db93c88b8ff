export interface Circle {
  radius: number;
}

export const area = ({ radius }: Circle): number => Math.PI * radius ** 2;
