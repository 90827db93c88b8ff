export const prefix = '# ';
