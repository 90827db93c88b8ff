import { Link } from '../ui/Link.tsx';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import { useVersions } from './useVersions.ts';
import styles from './NavBar.module.css';

/** The release the pages describe; absent where a reader can choose one. */
export function ReleaseTag() {
  const text = useText();
  const { report } = useThemeConfig();
  const hasChoice = useVersions().length > 1;
  if (!report || hasChoice) return null;
  const { repository, version } = report;
  return (
    <Link
      className={styles.release}
      href={`${repository}/releases/tag/v${version}`}
      aria-label={text('nav.release', { version })}
    >
      {version}
    </Link>
  );
}
