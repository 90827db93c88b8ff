import type { ProofSource, ProvenSentence } from '../shared/proofs.ts';

/** Writes sentences and what proves them into a panel, below its title. */
export function fillPanel(
  panel: HTMLElement,
  title: string,
  proven: readonly ProvenSentence[],
): void {
  panel.replaceChildren(
    element('strong', title),
    ...proven.flatMap(({ quotes, sources }) => [
      element('p', ...parts(quotes.join(' ').split('`'))),
      ...sources.flatMap(fillSource),
    ]),
  );
}

function fillSource({ name, href = '', lines }: ProofSource): Element[] {
  const title = element('div', name);
  if (href.startsWith('https://')) {
    const link = element('a', name);
    link.href = href;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    title.replaceChildren(link);
  }
  const list = element(
    'ul',
    ...lines.map(line => element('li', ...parts(line))),
  );
  return lines.length > 0 ? [title, list] : [title];
}

/** Text and code by turns. */
function parts(line: readonly string[]): (string | Element)[] {
  return line.map((part, index) =>
    index % 2 === 0 ? part : element('code', part),
  );
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (string | Element)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
