export const visits = { total: 0 };
