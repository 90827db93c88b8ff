import type { TextKey } from '../../i18n/index.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Link } from '../ui/Link.tsx';
import { useText } from '../useText.ts';
import { brandIcons, isBrand } from './brandIcons.ts';
import styles from './NavBar.module.css';

export interface SocialLinkData {
  icon: string | { svg: string };
  /**
   * What a click does: follow `content`, or show it as text, an image, or
   * markup.
   */
  mode: 'link' | 'text' | 'img' | 'dom';
  content: string;
}

/** A link to the project on another site. */
export function SocialLink({ link }: { link: SocialLinkData }) {
  const text = useText();
  const { icon, mode, content } = link;
  const name =
    typeof icon === 'string' && isBrand(icon)
      ? text(`social.${icon}` satisfies TextKey)
      : mode === 'link'
        ? content
        : text('social.contact');

  if (mode === 'link') {
    return (
      <Link className={styles.iconButton} href={content} aria-label={name}>
        <SocialIcon icon={icon} />
      </Link>
    );
  }
  return (
    <Dropdown
      label={<SocialIcon icon={icon} />}
      name={name}
      className={styles.iconButton}
    >
      <SocialContent mode={mode} content={content} name={name} />
    </Dropdown>
  );
}

function SocialIcon({ icon }: { icon: SocialLinkData['icon'] }) {
  if (typeof icon === 'string' && isBrand(icon)) {
    return (
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={brandIcons[icon]} />
      </svg>
    );
  }
  const svg = typeof icon === 'string' ? icon : icon.svg;
  // From the site's own configuration, never from readers or servers.
  return (
    <span
      className={styles.customIcon}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

function SocialContent({
  mode,
  content,
  name,
}: Pick<SocialLinkData, 'mode' | 'content'> & { name: string }) {
  if (mode === 'img') {
    return <img className={styles.socialImage} src={content} alt={name} />;
  }
  return mode === 'dom' ? (
    <div dangerouslySetInnerHTML={{ __html: content }} />
  ) : (
    <p className={styles.socialText}>{content}</p>
  );
}
