export function convert(celsius: number) {
  console.log('converting', celsius);
  if (celsius < -273.15) console.warn('below absolute zero');
  return (celsius * 9) / 5 + 32;
}
