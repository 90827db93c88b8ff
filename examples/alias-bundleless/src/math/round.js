export const round = value => Math.round(value * 10) / 10;
