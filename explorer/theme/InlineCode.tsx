/** A text in which backticks mark code. */
export function InlineCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}
