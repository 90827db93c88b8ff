export const isWeekend = (date: Date): boolean => date.getDay() % 6 === 0;
