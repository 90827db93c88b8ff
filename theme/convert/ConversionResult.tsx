import { Fragment, type ReactNode } from 'react';
import type { Conversion } from '@rslib-website/converter/Conversion';
import { describe } from '@rslib-website/converter/describe';
import type { ConverterStrings } from '../../i18n/converter/en.ts';
import { CodeBlock } from '../mdx/code/CodeBlock.tsx';
import { colorize } from '../mdx/code/colorize.ts';

const FILE = 'rslib.config.ts';

export interface ConversionResultProps {
  conversion: Conversion;
  words: ConverterStrings;
  /** Of a page, in the language of the reader. */
  pathOf: (page: string) => string;
  /** The address of the guide. */
  guide: string;
}

/** The config, the changes to package.json, and what the reader has to look at. */
export function ConversionResult({
  conversion,
  words,
  pathOf,
  guide,
}: ConversionResultProps) {
  const { config } = conversion;
  return (
    <>
      {config && (
        <CodeBlock title={FILE} lang="ts" wrapCode>
          <code>{linesOf(config)}</code>
        </CodeBlock>
      )}
      {describe(conversion, words, pathOf).map(({ heading, items }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul>
            {items.map(({ lead, says }, index) => (
              <li key={index}>
                {inline(lead, guide)}
                {says && <p>{inline(says, guide)}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Lines as code blocks have them, so that they look and are copied alike. */
function linesOf(text: string): ReactNode[] {
  const lines = text.trimEnd().split('\n');
  return lines.map((line, at) => (
    <Fragment key={at}>
      <span className="line">
        {colorize(line, FILE).map((token, index) => (
          <span key={index} className={token.color}>
            {token.text}
          </span>
        ))}
      </span>
      {at < lines.length - 1 && '\n'}
    </Fragment>
  ));
}

/** Code and links of Markdown; its copies have the links as other sites need them. */
function inline(text: string, guide: string): ReactNode[] {
  const parts = text.split(/(`[^`]+`|\[[^\]]*\]\([^)]*\))/);
  return parts.map((part, index) => {
    if (part.startsWith('`'))
      return <code key={index}>{part.slice(1, -1)}</code>;
    const [, label = '', link = ''] = /^\[(.*)\]\((.*)\)$/.exec(part) ?? [];
    if (!link) return part;
    const page = link
      .replace(/^https?:\/\/[^/]+/, '')
      .replace(/\.md(?=#|$)/, '');
    return (
      <a key={index} href={page.startsWith('#') ? guide + page : page}>
        {inline(label, guide)}
      </a>
    );
  });
}
