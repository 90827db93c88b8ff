import { Link } from '../../ui/Link.tsx';
import { usePageRecord } from '../../usePageRecord.ts';
import { useText } from '../../useText.ts';
import { useThemeConfig } from '../../useThemeConfig.ts';
import styles from './BuiltNote.module.css';

/** Explains the check marks on code blocks, once per page. */
export function BuiltNote() {
  const text = useText();
  const { builtWith } = usePageRecord();
  const { exampleSource } = useThemeConfig();
  if (!builtWith || !exampleSource) return null;
  return (
    <p className={styles.note}>
      {`${text('code.built', { version: builtWith })} `}
      <Link href={exampleSource}>{text('code.builtHow')}</Link>
    </p>
  );
}
