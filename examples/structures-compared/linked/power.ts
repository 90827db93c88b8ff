export const power = (base: number, exponent: number) => base ** exponent;
