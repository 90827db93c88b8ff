export const pad = (n: number) =>
  String(n).padStart(2, '0');
