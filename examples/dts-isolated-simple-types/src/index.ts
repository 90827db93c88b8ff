export const version = '1.0.0';

export const limits = { low: -30, high: 45 };

export function freezingPoint() {
  return 32;
}
