export const labels = { celsius: '°C', fahrenheit: '°F' };
