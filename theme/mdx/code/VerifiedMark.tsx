import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { useText } from '../../useText.ts';
import { useThemeConfig } from '../../useThemeConfig.ts';
import styles from './VerifiedMark.module.css';

export interface VerifiedMarkProps {
  /** Folder of the example the block was taken from. */
  example: string;
  /** Version of Rslib that built it. */
  version: string;
}

/** A check on what a build produced, and the way to its source. See BuiltNote. */
export function VerifiedMark({ example, version }: VerifiedMarkProps) {
  const text = useText();
  const { exampleSource } = useThemeConfig();
  if (!exampleSource) return null;
  return (
    <Link
      className={styles.mark}
      href={`${exampleSource}/${example}`}
      // Names it for assistive technology too: there are no words inside.
      title={text('code.builtSource', { version })}
    >
      <Icon name="check" />
    </Link>
  );
}
