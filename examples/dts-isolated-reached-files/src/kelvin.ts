export type Kelvin = number;
