import { Fragment, type ReactNode } from 'react';
import type {
  Conversion,
  ManifestChange,
  Note,
} from '@rslib-website/converter/Conversion';
import type { ConverterStrings } from '../../i18n/converter/en.ts';
import { CodeBlock } from '../mdx/code/CodeBlock.tsx';
import { colorize } from '../mdx/code/colorize.ts';

const FILE = 'rslib.config.ts';

interface Shared {
  words: ConverterStrings;
  /** Of a page, in the language of the reader. */
  pathOf: (page: string) => string;
}

export interface ConversionResultProps extends Shared {
  conversion: Conversion;
}

/** The config, the changes to package.json, and what the reader has to look at. */
export function ConversionResult({
  conversion,
  ...shared
}: ConversionResultProps) {
  const { words } = shared;
  const { config, manifest, notes } = conversion;
  return (
    <>
      {config && (
        <CodeBlock title={FILE} lang="ts" wrapCode>
          <code>{linesOf(config)}</code>
        </CodeBlock>
      )}
      <List heading={words.changes}>
        {manifest.map(change => (
          <Change key={change.path} {...change} words={words} />
        ))}
      </List>
      {Object.entries(words.kinds).map(([kind, heading]) => (
        <List key={kind} heading={heading}>
          {notes
            .filter(note => note.kind === kind)
            .map((note, index) => (
              <NoteText key={index} note={note} {...shared} />
            ))}
        </List>
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

interface ListProps {
  heading: string;
  children: ReactNode[];
}

function List({ heading, children }: ListProps) {
  if (children.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <ul>{children}</ul>
    </section>
  );
}

interface ChangeProps extends ManifestChange {
  words: ConverterStrings;
}

function Change({ path, before, after, words }: ChangeProps) {
  const isNew = before === undefined;
  const verb = isNew ? words.add : after === undefined ? words.remove : '';
  return (
    <li>
      {verb && <span>{verb}</span>} <code>{path}</code>
      {after !== undefined && ': '}
      {!isNew && after !== undefined && (
        <>
          <code>{before}</code> →{' '}
        </>
      )}
      {after !== undefined && <code>{after}</code>}
    </li>
  );
}

interface NoteTextProps extends Shared {
  note: Note;
}

/** Which option, where, and what the table says about it. */
function NoteText({ note, words, pathOf }: NoteTextProps) {
  const { option, place, code, row } = note;
  const name = <code>{option || 'export default'}</code>;
  const address = row ? pathOf(row.address) : '';
  return (
    <li>
      {row ? <a href={address}>{name}</a> : name}{' '}
      {place && <small>{words.line.replace('{line}', `${place.line}`)}</small>}{' '}
      {code && <code>{code}</code>}
      {row?.text && <p>{quote(row.text, address)}</p>}
    </li>
  );
}

/** Markdown of a cell: code, and links, which copies write for other sites. */
function quote(text: string, address: string): ReactNode[] {
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
      <a
        key={index}
        href={page.startsWith('#') ? address.replace(/#.*/, page) : page}
      >
        {quote(label, address)}
      </a>
    );
  });
}
