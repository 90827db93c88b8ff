export const isCapital = (city: string) => city === 'Paris';
