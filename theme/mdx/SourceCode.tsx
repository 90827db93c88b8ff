import { brandIcons } from '../nav/brandIcons.ts';
import { Link } from '../ui/Link.tsx';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import styles from './SourceCode.module.css';

export interface SourceCodeProps {
  href?: string;
  /** Instead of a URL: the folder of an example. */
  example?: string;
}

/** A link to source code, with the host's logo. */
export function SourceCode({ href, example = '' }: SourceCodeProps) {
  const text = useText();
  const { exampleSource = '' } = useThemeConfig();
  const address = href ?? `${exampleSource}/${example}`;
  const host = /gitlab/i.test(new URL(address).host) ? 'gitlab' : 'github';
  return (
    <p>
      <Link className={styles.source} href={address} data-host={host}>
        <svg
          width="18"
          height="18"
          viewBox="0 0 24 24"
          fill="currentColor"
          aria-hidden="true"
        >
          <path d={brandIcons[host]} />
        </svg>
        {text('page.source')}
      </Link>
    </p>
  );
}
