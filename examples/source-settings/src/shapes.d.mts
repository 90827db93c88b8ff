export interface Sphere {
  radius: number;
}
