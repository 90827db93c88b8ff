/** Paragraphs, lists, tables, and whole blocks of code. */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let [lines, fence]: [string[], string] = [[], ''];
  const end = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of text.split('\n')) {
    const [, ticks = ''] = /^[\s>]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence) {
      lines.push(line);
      if (ticks.startsWith(fence)) fence = '';
    } else if (line.trim() === '') {
      end();
    } else {
      fence = ticks;
      lines.push(line);
    }
  }
  end();
  return blocks;
}
