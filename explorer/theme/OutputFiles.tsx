import { formatSize, sizeOf } from '../../theme/home/builds/formatSize.ts';
import type { FileChange, Files } from './model/compareFiles.ts';
import { listTree } from './model/listTree.ts';
import { Radio } from './Radio.tsx';
import { useWords } from './Words.ts';
import styles from './OutputPane.module.css';

export interface OutputFilesProps {
  files: Files;
  shown: string;
  /** What the last change did to them. */
  changes: readonly FileChange[];
  isLive: boolean;
  name: string;
}

/** The files of the build by folder; the one that is shown is a bar on the spine. */
export function OutputFiles(props: OutputFilesProps) {
  const { files, shown, changes, isLive, name } = props;
  const words = useWords();
  return (
    <fieldset
      className={styles.files}
      role="radiogroup"
      aria-label={words('files')}
      disabled={!isLive}
    >
      {listTree(Object.keys(files)).flatMap(folder => [
        <p key={folder.name} translate="no">
          {folder.name}
        </p>,
        ...folder.files.map(file => (
          <Radio
            key={file.path}
            className={styles.file}
            name={name}
            value={file.path}
            isChosen={file.path === shown}
            isLive={isLive}
          >
            <span translate="no">{file.name}</span>
            <i>
              {deltaOf(changes.find(({ file: path }) => path === file.path))}
            </i>
            <i>{formatSize(sizeOf(files[file.path] ?? ''))}</i>
          </Radio>
        )),
      ])}
    </fieldset>
  );

  function deltaOf(change: FileChange | undefined): string {
    if (change?.after === undefined) return '';
    const { before, after } = change;
    if (before === undefined) return words('new');
    if (after === before) return '';
    const sign = after > before ? '+' : '−';
    return sign + formatSize(Math.abs(after - before));
  }
}
