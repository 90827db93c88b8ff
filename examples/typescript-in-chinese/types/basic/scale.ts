export type Scale = 'C' | 'F';
