export interface Circle {
  radius: number;
}

export const area = ({ radius }: Circle) => Math.PI * radius ** 2;
