export type Area = number;
