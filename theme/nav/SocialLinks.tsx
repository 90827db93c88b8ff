import { MAX_INLINE_SOCIAL_LINKS } from '../../shared/constants.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import { SocialLink } from './SocialLink.tsx';
import styles from './NavBar.module.css';

/** Social links; from the sixth on, in a dropdown. */
export function SocialLinks() {
  const text = useText();
  const { socialLinks: links = [] } = useThemeConfig();
  const rest = links.slice(MAX_INLINE_SOCIAL_LINKS);

  return (
    <>
      {links.slice(0, MAX_INLINE_SOCIAL_LINKS).map((link, index) => (
        <SocialLink key={index} link={link} />
      ))}
      {rest.length > 0 && (
        <Dropdown
          label={<Icon name="more" />}
          name={text('nav.moreLinks')}
          className={styles.iconButton}
        >
          <div className={styles.more}>
            {rest.map((link, index) => (
              <SocialLink key={index} link={link} />
            ))}
          </div>
        </Dropdown>
      )}
    </>
  );
}
