const levelStart = /^(?:info|start|ready|warn|error|success) {2,}\S/;

/**
 * The messages in a log that contain a text; `*` is the whole log. A message is a
 * line with a level and what follows it, or a block between empty lines.
 */
export function selectLog(
  log: readonly string[],
  wanted: string,
): string | undefined {
  if (wanted === '*') return log.length > 0 ? log.join('\n') : undefined;
  const found = splitMessages(log).filter(({ text }) => text.includes(wanted));
  if (found.length === 0) return undefined;
  return found
    .map(({ text, isBlock }, index) =>
      index > 0 && isBlock ? `\n${text}` : text,
    )
    .join('\n');
}

interface Message {
  text: string;
  /** It stood between empty lines. */
  isBlock: boolean;
}

function splitMessages(log: readonly string[]): Message[] {
  const messages: Message[] = [];
  let isFresh = true;
  for (const line of log) {
    if (line === '') {
      isFresh = true;
      continue;
    }
    const last = messages.at(-1);
    const startsMessage = levelStart.test(line);
    if (isFresh || startsMessage || !last) {
      messages.push({ text: line, isBlock: isFresh && !startsMessage });
    } else last.text += `\n${line}`;
    isFresh = false;
  }
  return messages;
}
