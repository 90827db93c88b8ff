import type { ReactNode } from 'react';
import type {
  Conversion,
  ManifestChange,
  Note,
} from '@rslib-website/converter/Conversion';
import type { ConverterStrings } from '../../i18n/converter/en.ts';
import { CodeBlock } from '../mdx/code/CodeBlock.tsx';
import { colorize } from '../mdx/code/colorize.ts';
import type { TableRow } from './readTables.ts';

const FILE = 'rslib.config.ts';

export interface ConversionResultProps {
  conversion: Conversion;
  words: ConverterStrings;
}

/** The config, the changes to package.json, and what the reader has to look at. */
export function ConversionResult({ conversion, words }: ConversionResultProps) {
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
          <li key={change.path}>
            <Change {...change} words={words} />
          </li>
        ))}
      </List>
      {Object.entries(words.kinds).map(([kind, heading]) => (
        <List key={kind} heading={heading}>
          {notes
            .filter(note => note.kind === kind)
            .map((note, index) => (
              <li key={index}>
                <NoteText note={note} words={words} />
              </li>
            ))}
        </List>
      ))}
    </>
  );
}

/** Lines as code blocks have them, so that they look and are copied alike. */
function linesOf(text: string): ReactNode[] {
  const lines = text.trimEnd().split('\n');
  return lines.flatMap((line, at) => [
    <span key={at} className="line">
      {colorize(line, FILE).map((token, index) => (
        <span key={index} className={token.color}>
          {token.text}
        </span>
      ))}
    </span>,
    at < lines.length - 1 ? '\n' : '',
  ]);
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
  const name = <code>{path}</code>;
  if (before === undefined) {
    return (
      <>
        <span>{words.add}</span> {name}: <code>{after}</code>
      </>
    );
  }
  if (after === undefined) {
    return (
      <>
        <span>{words.remove}</span> {name}
      </>
    );
  }
  return (
    <>
      {name}: <code>{before}</code> → <code>{after}</code>
    </>
  );
}

interface NoteTextProps {
  note: Note;
  words: ConverterStrings;
}

/** Which option, where, and what the table says about it. */
function NoteText({ note, words }: NoteTextProps) {
  const { option, place, code } = note;
  // As loadTables made it: convert() quotes the rows that it was given.
  const row = note.row as TableRow | undefined;
  const name = <code>{option || 'export default'}</code>;
  return (
    <>
      {row ? <a href={row.address}>{name}</a> : name}{' '}
      {place && <small>{words.line.replace('{line}', `${place.line}`)}</small>}{' '}
      {code && <code>{code}</code>}
      {row && (
        <p
          ref={quote => {
            const { childNodes } = row.cell.cloneNode(true);
            quote?.replaceChildren(...childNodes);
          }}
        />
      )}
    </>
  );
}
