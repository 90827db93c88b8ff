export type Fahrenheit = number;
