import { brandIcons } from '../nav/brandIcons.ts';
import { Link } from '../ui/Link.tsx';
import { useText } from '../useText.ts';
import styles from './SourceCode.module.css';

/** A link to the source of what a page describes, with its host's mark. */
export function SourceCode({ href }: { href: string }) {
  const text = useText();
  const host = /gitlab/i.test(new URL(href).host) ? 'gitlab' : 'github';
  return (
    <p>
      <Link className={styles.source} href={href} data-host={host}>
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
