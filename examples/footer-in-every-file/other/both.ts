export default function greet(): string {
  return 'Hello';
}

export const language = 'en';
