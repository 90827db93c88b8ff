import type { Result } from '../shared/readResult.ts';
import { Link } from '../../theme/ui/Link.tsx';
import { Code, Diff } from './Code.tsx';
import { FileFrame } from './FileFrame.tsx';
import { FileList } from './FileList.tsx';
import { InlineCode } from './InlineCode.tsx';
import { Loads } from './Loads.tsx';
import {
  compareFiles,
  counterpart,
  pickFile,
  textIn,
  type Files,
} from './model/compareFiles.ts';
import { formatSize, sizeOf } from '../../theme/home/builds/formatSize.ts';
import { useWording, useWords } from './Words.ts';
import styles from './Output.module.css';

export interface OutputProps {
  result: Result;
  /** The ids of notes about it. */
  notes: readonly string[];
  /** The file that the reader has chosen. */
  file?: string | undefined;
  /** The files of the result that it's compared with. */
  base?: Files | undefined;
  /** Whether the file is shown as its difference to that. */
  showsDiff?: boolean;
  /** Where no script can show the others, all files are shown. */
  showsAll?: boolean;
}

/** What Rslib did: the files, or its message. */
export function Output({ result, notes, ...rest }: OutputProps) {
  if ('message' in result) return <Refusal message={result.message} />;
  const { files, loads } = result;
  const { file, base, showsDiff, showsAll } = rest;
  const shown = pickFile(files, file);
  const changes = base ? compareFiles(base, files) : [];
  return (
    <div className={styles.output}>
      <Notes ids={notes} />
      <div className={styles.facts}>
        <FileList
          files={files}
          shown={shown}
          changes={changes}
          isLive={!showsAll}
        />
        {loads && <Loads loads={loads} />}
      </div>
      {(showsAll ? Object.keys(files) : [shown]).map(name => (
        <FileView
          key={showsAll ? name : ''}
          name={name}
          files={files}
          base={showsDiff ? base : undefined}
        />
      ))}
    </div>
  );
}

interface FileViewProps {
  name: string;
  files: Files;
  /** The files that its difference is shown to. */
  base: Files | undefined;
}

function FileView({ name, files, base }: FileViewProps) {
  const words = useWords();
  const text = textIn(files, name) ?? '';
  const was = base && counterpart(base, files, name);
  const before = was === undefined ? '' : (textIn(base ?? {}, was) ?? '');
  return (
    <FileFrame name={name} note={formatSize(sizeOf(text))} copies="file">
      {base && before === text && (
        <p className={styles.noDifference}>{words('noDifference')}</p>
      )}
      {base && before !== text ? (
        <Diff file={name} before={before} after={text} />
      ) : (
        <Code file={name} text={text} />
      )}
    </FileFrame>
  );
}

function Notes({ ids }: { ids: readonly string[] }) {
  const { notes, base } = useWording();
  const words = useWords();
  return ids.map(id => {
    const note = ownValue(notes, id);
    return (
      note && (
        <p key={id} className={styles.note}>
          <InlineCode text={note.text} />
          <Link href={`${base}${note.page}`}>{words('noteMore')}</Link>
        </p>
      )
    );
  });
}

function Refusal({ message }: { message: string }) {
  const { remedies, base } = useWording();
  const words = useWords();
  const remedy = ownValue(remedies, message);
  return (
    <section className={styles.refusal}>
      <h3>{words('refusal')}</h3>
      <pre lang="en" translate="no">
        {message}
      </pre>
      <p>
        <span>{words('refusalFiles')}</span>
        {remedy && (
          <Link href={`${base}${remedy}`}>{words('refusalHelp')}</Link>
        )}
      </p>
    </section>
  );
}

/** Keys come from data, so `__proto__` may be one. */
function ownValue<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
