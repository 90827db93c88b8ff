import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { useText } from '../../useText.ts';
import { useThemeConfig } from '../../useThemeConfig.ts';
import styles from './VerifiedMark.module.css';

export interface VerifiedMarkProps {
  /** Folder of the example that the block is from. */
  example: string;
  /** Version of Rslib that built it. */
  version: string;
}

/** A check mark on build output, linked to its source. See BuiltNote. */
export function VerifiedMark({ example, version }: VerifiedMarkProps) {
  const text = useText();
  const { exampleSource } = useThemeConfig();
  if (!exampleSource) return null;
  return (
    <Link
      className={styles.mark}
      href={`${exampleSource}/${example}`}
      // Also its accessible name: it contains no text.
      title={text('code.builtSource', { version })}
    >
      <Icon name="check" />
    </Link>
  );
}
