import { useSite } from '@rspress/core/runtime';
import { Logo } from './Logo.tsx';
import styles from './NavBar.module.css';

/** The configured logo, or one per theme; ours by default. */
export function SiteLogo() {
  const { logo } = useSite().site;
  if (!logo) return <Logo />;
  if (typeof logo === 'string') {
    return <img className={styles.logo} src={logo} alt="" />;
  }
  return (
    <>
      <img className={styles.lightLogo} src={logo.light} alt="" />
      <img className={styles.darkLogo} src={logo.dark} alt="" />
    </>
  );
}
