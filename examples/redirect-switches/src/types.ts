export interface Range {
  min: number;
  max: number;
}
export type Unit = 'px' | 'em';
