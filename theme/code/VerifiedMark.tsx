import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import styles from './VerifiedMark.module.css';

export interface VerifiedMarkProps {
  /** Folder of the example the block was taken from. */
  example: string;
  file?: string | undefined;
  /** Version of Rslib that built it. */
  version: string;
}

/** Says quietly that a block was really built, and shows from what. */
export function VerifiedMark({ example, file, version }: VerifiedMarkProps) {
  const text = useText();
  const { exampleSource } = useThemeConfig();
  const label = text('code.verified', { version });
  if (!exampleSource) return <span className={styles.mark}>{label}</span>;

  const source = [exampleSource, example, file].filter(Boolean).join('/');
  return (
    <Link
      className={styles.mark}
      href={source}
      aria-label={text('code.verifiedSource', { version, example })}
    >
      <Icon name="check" className={styles.icon} />
      {label}
    </Link>
  );
}
