type Hex = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f';
type Channels = { red: number; green: number; blue: number };
declare const colors: { [Name in `#${Hex}${Hex}${Hex}${Hex}`]: Channels & { name: Name } };
export const { '#0000': first, ...others } = colors;
