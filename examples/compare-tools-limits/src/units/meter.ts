export const meter = 1;
