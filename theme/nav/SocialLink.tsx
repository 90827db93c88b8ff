import type { TextKey } from '../../i18n/index.ts';
import { Link } from '../ui/Link.tsx';
import { useText } from '../useText.ts';
import { brandIcons, isBrand } from './brandIcons.ts';
import styles from './NavBar.module.css';

export interface SocialLinkData {
  icon: string | { svg: string };
  mode: 'link';
  content: string;
}

/** One place outside the site where its people are. */
export function SocialLink({ link }: { link: SocialLinkData }) {
  const text = useText();
  const brand =
    typeof link.icon === 'string' && isBrand(link.icon) ? link.icon : null;
  const name = brand ? text(`social.${brand}` satisfies TextKey) : link.content;

  return (
    <Link className={styles.iconButton} href={link.content} aria-label={name}>
      {brand && (
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="currentColor"
          aria-hidden="true"
        >
          <path d={brandIcons[brand]} />
        </svg>
      )}
    </Link>
  );
}
