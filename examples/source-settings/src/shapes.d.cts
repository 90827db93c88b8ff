export interface Cube {
  edge: number;
}
