import { lazy, Suspense, useMemo } from 'react';
import { diffLines, linesOf } from '../../shared/diffLines.ts';
import { Link } from '../../theme/ui/Link.tsx';
import type { Result } from './model/outcomes.ts';
import { Code, Diff } from './Code.tsx';
import { CopyButton } from './CopyButton.tsx';
import { FileFigure } from './FileFigure.tsx';
import type { LiveParts } from './live/LiveParts.ts';
import { OutputFiles } from './OutputFiles.tsx';
import { InlineCode } from './InlineCode.tsx';
import { LoadLog, Loads, type LoadsProps } from './LoadResults.tsx';
import {
  compareFiles,
  counterpart,
  pickFile,
  textIn,
  type Files,
} from './model/compareFiles.ts';
import { views, type ViewName } from './model/views.ts';
import { Radio } from './Radio.tsx';
import { useWording, useWords } from './Words.ts';
import styles from './OutputPane.module.css';
import panel from './Panes.module.css';

const PublishPane = lazy(async () => ({
  default: (await import('./publish/PublishPane.tsx')).PublishPane,
}));

export interface OutputPaneProps {
  /** The package.json that it was built with. */
  packageText: string;
  result: Result;
  /** The ids of notes about it. */
  notes: readonly string[];
  /** The file that the reader has chosen. */
  file: string | undefined;
  /** The result before the last change. */
  before: Result | undefined;
  shows: ViewName;
  live: LiveParts | undefined;
  isLive: boolean;
  nameOf: (part: string) => string;
}

/** What Rslib did: the files, or its message. */
export function OutputPane(props: OutputPaneProps) {
  const { result, notes, file, before, live, isLive, nameOf } = props;
  if ('message' in result)
    return <Refusal message={result.message} live={live} />;
  const { files, loads } = result;
  const base = before && 'files' in before ? before.files : undefined;
  const shown = pickFile(files, file);
  return (
    <>
      <OutputFiles
        files={files}
        shown={shown}
        changes={base ? compareFiles(base, files) : []}
        isLive={isLive}
        name={nameOf('file')}
      />
      {loads && <Loads loads={loads} isLive={isLive} />}
      {live?.notes?.map((note, index) => (
        <p key={index} className={styles.note}>
          {note}
        </p>
      ))}
      <Notes ids={notes} />
      <Views {...props} files={files} base={base} shown={shown} loads={loads} />
    </>
  );
}

interface ViewsProps extends OutputPaneProps {
  files: Files;
  base: Files | undefined;
  shown: string;
  loads: LoadsProps['loads'] | undefined;
}

/** The file that is shown, how it changed, or what was printed. */
function Views({
  files,
  base,
  shown,
  loads,
  packageText,
  shows,
  live,
  isLive,
  nameOf,
}: ViewsProps) {
  const { lang, base: prefix } = useWording();
  const words = useWords();
  const published = useMemo(
    () => ({ ...files, 'package.json': packageText }),
    [files, packageText],
  );
  const text = textIn(files, shown) ?? '';
  const was = base && counterpart(base, files, shown);
  const old = was === undefined ? '' : (textIn(base ?? {}, was) ?? '');
  return (
    <>
      <div className={panel.row}>
        <fieldset
          className={panel.tabs}
          role="radiogroup"
          aria-label={words('views')}
          data-tabs=""
          disabled={!isLive}
        >
          {views.map(view => (
            <Radio
              key={view}
              name={nameOf('view')}
              value={view}
              isChosen={view === shows}
              isLive={isLive}
            >
              {words(view)}
              {view === 'changes' && base && (
                <Counts before={old} after={text} />
              )}
            </Radio>
          ))}
        </fieldset>
        <CopyButton copies="file" file={shown} />
      </div>
      <div
        className={panel.scroll}
        role="group"
        aria-label={words(shows)}
        // rslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls.
        tabIndex={0}
      >
        {shows === 'code' &&
          Object.keys(isLive ? { [shown]: text } : files).map(name => (
            <div
              key={isLive ? '' : name}
              data-rest={name === shown ? undefined : ''}
            >
              <FileFigure name={name} copies="file" isAlone>
                <Code file={name} text={textIn(files, name) ?? ''} />
              </FileFigure>
            </div>
          ))}
        {shows === 'changes' && (
          <Changes name={shown} before={base && old} after={text} />
        )}
        {shows === 'log' && live?.log}
        {shows === 'publish' && (
          <Suspense>
            <PublishPane files={published} lang={lang} base={prefix} />
          </Suspense>
        )}
        {loads && (shows === 'log' || !isLive) && (
          <div data-rest={isLive ? undefined : ''}>
            <LoadLog loads={loads} />
          </div>
        )}
      </div>
    </>
  );
}

interface ChangesProps {
  name: string;
  /** Undefined before anything has changed. */
  before: string | undefined;
  after: string;
}

function Changes({ name, before, after }: ChangesProps) {
  const words = useWords();
  if (before === undefined || before === after)
    return (
      <p className={styles.remark}>
        {words(before === undefined ? 'start' : 'noDifference')}
      </p>
    );
  return (
    <FileFigure name={name} copies="file" isAlone>
      <Diff file={name} before={before} after={after} />
    </FileFigure>
  );
}

/** How many lines are new and how many are gone. */
function Counts({ before, after }: { before: string; after: string }) {
  const { added, removed } = useMemo(() => {
    const lines = diffLines(linesOf(before), linesOf(after));
    const count = (kind: string) =>
      lines.filter(line => line.kind === kind).length;
    return { added: count('add'), removed: count('remove') };
  }, [before, after]);
  return (
    <>
      {added > 0 && <ins>{` +${added}`}</ins>}
      {removed > 0 && <del>{` −${removed}`}</del>}
    </>
  );
}

function Notes({ ids }: { ids: readonly string[] }) {
  const { notes, base } = useWording();
  const words = useWords();
  return ids.map(id => {
    const note = textIn(notes, id);
    return (
      note && (
        <p key={id} className={styles.note}>
          <InlineCode text={note.text} />{' '}
          <Link href={`${base}${note.page}`}>{words('noteMore')}</Link>
        </p>
      )
    );
  });
}

interface RefusalProps {
  message: string;
  live: LiveParts | undefined;
}

function Refusal({ message, live }: RefusalProps) {
  const { remedies, base } = useWording();
  const words = useWords();
  const remedy = textIn(remedies, message);
  return (
    <div
      className={`${panel.scroll} ${styles.refusal}`}
      role="group"
      aria-label={words('log')}
      // rslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls.
      tabIndex={0}
    >
      {live?.explanation}
      <pre lang="en" translate="no">
        {message}
      </pre>
      <p>
        {words('refusalFiles')}{' '}
        {remedy && (
          <Link href={`${base}${remedy}`}>{words('refusalHelp')}</Link>
        )}
      </p>
    </div>
  );
}
