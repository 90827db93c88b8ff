export const toFahrenheit = 'the other library';
