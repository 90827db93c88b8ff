export interface Theme {
  color: string;
}

export const theme: Theme = { color: 'teal' };
