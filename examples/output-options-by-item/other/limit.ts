/*! in front of a constant */
export const limit = 2;
