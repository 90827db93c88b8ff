const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;
const INLINE_CODE = /((?<!`)(`+)(?!`).*?(?<!`)\2(?!`))/;

/** The words of a twin as a reader of the rendered Markdown would see them. */
export function twinText(markdown: string): string {
  let fence = '';
  return markdown
    .split('\n')
    .map(line => {
      const bare = line.replace(/^(?:> ?)+/, '');
      const [, ticks = '', info = ''] = FENCE.exec(bare) ?? [];
      if (fence) {
        const isEnd = ticks.startsWith(fence) && info.trim() === '';
        if (isEnd) fence = '';
        return isEnd ? '' : bare;
      }
      fence = ticks;
      // Of the first line, readers see the title alone.
      if (ticks) return /title="([^"]*)"/.exec(info)?.[1] ?? '';
      return proseText(bare);
    })
    .join('\n');
}

function proseText(line: string): string {
  return line
    .replace(/^\s*\d+\.\s/, '')
    .split(INLINE_CODE)
    .map((part, at) => (at % 3 === 0 ? withoutMarks(part) : part))
    .filter((_, at) => at % 3 !== 2)
    .join('');
}

function withoutMarks(text: string): string {
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\\(?=[^a-z0-9\s])/gi, '')
    .replace(/\*\*|~~/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

/** Tags and expressions of MDX that were left standing in a twin. */
export function findRawJsx(markdown: string): string[] {
  let fence = '';
  return markdown.split('\n').filter(line => {
    const bare = line.replace(/^(?:> ?)+/, '');
    const [, ticks = '', info = ''] = FENCE.exec(bare) ?? [];
    if (fence) {
      if (ticks.startsWith(fence) && info.trim() === '') fence = '';
      return false;
    }
    fence = ticks;
    const prose = bare
      .split(INLINE_CODE)
      .filter((_, at) => at % 3 === 0)
      .join(' ');
    return (
      /<\/?[A-Za-z][\w.]*[^<>]*>|\{\/\*|^:{3,}|\{#[\w-]+\}/.test(prose) ||
      /^(?:import|export)\s.*from\s/.test(prose)
    );
  });
}
