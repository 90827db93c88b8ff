import { theme, type Theme } from '@acme/core';

export function createButton(text: string, { color }: Theme = theme): string {
  return `<button style="color: ${color}">${text}</button>`;
}
