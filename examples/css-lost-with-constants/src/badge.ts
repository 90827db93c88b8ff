import './badge.css';

export const six = 'badges';
export const seven = 'a badge';
export const number = 7;

export function createBadge(text: string): string {
  return `<b class="badge">${text}</b>`;
}
