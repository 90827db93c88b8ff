export const inHours = (minutes: number): number => minutes / 60;
