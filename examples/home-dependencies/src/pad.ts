export const pad = (value: number) =>
  String(value).padStart(2, '0');
