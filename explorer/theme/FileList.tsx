import { does } from './model/actions.ts';
import { listTree, type TreeFolder } from './model/listTree.ts';
import type { FileChange, Files } from './model/compareFiles.ts';
import { formatSize, sizeOf } from '../../theme/home/builds/formatSize.ts';
import { useWords } from './Words.ts';
import styles from './FileList.module.css';

export interface FileListProps {
  files: Files;
  shown: string;
  /** What the last change did to them. */
  changes: readonly FileChange[];
  /** Without a script, none can be chosen. */
  isLive: boolean;
}

/** The files of the build as a tree; one of them is shown below. */
export function FileList(props: FileListProps) {
  const words = useWords();
  return (
    <div className={styles.files} role="group" aria-label={words('files')}>
      {listTree(Object.keys(props.files)).map(folder => (
        <Folder key={folder.name} folder={folder} {...props} />
      ))}
    </div>
  );
}

function Folder({ folder, ...props }: FileListProps & { folder: TreeFolder }) {
  return (
    <>
      <p className={styles.folder} translate="no">
        {folder.name}
      </p>
      <ul className={styles.list}>
        {folder.files.map(({ name, path }) => (
          <li key={path}>
            <File name={name} path={path} {...props} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface FileProps extends FileListProps {
  name: string;
  path: string;
}

function File({ name, path, files, shown, changes, isLive }: FileProps) {
  const words = useWords();
  const change = changes.find(({ file }) => file === path);
  const isNew = change && change.before === undefined;
  const parts = (
    <>
      <span className={styles.fileName} translate="no">
        {name}
      </span>
      {change && (
        <span className={styles.change}>
          {words(isNew ? 'new' : 'changed')}
        </span>
      )}
      <span className={styles.size}>
        {formatSize(sizeOf(files[path] ?? ''))}
      </span>
    </>
  );
  return isLive ? (
    <button
      type="button"
      className={styles.file}
      {...does('file')}
      data-file={path}
      aria-pressed={path === shown}
    >
      {parts}
    </button>
  ) : (
    <div className={styles.file} data-shown={path === shown}>
      {parts}
    </div>
  );
}
