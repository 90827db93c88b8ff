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
  const label = text('code.builtSource', { version });
  return (
    <Link
      className={styles.mark}
      href={`${exampleSource}/${example}`}
      aria-label={label}
      title={label}
    >
      <Icon name="check" />
      {version}
    </Link>
  );
}
