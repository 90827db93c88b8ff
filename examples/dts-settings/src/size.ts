export type Size = number;
