export type Unit = 'ft' | 'mi';
