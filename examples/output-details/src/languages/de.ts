export const hello = 'Guten Tag, wie geht es Ihnen heute?';
