import { install } from '../../../site/site.ts';
import { PackageManagerTabs } from '../../mdx/code/PackageManagerTabs.tsx';
import styles from './Install.module.css';

/** The command that installs the tool, on white where it stands on cloth. */
export function Install() {
  return (
    <div className={styles.install}>
      <PackageManagerTabs command={install} />
    </div>
  );
}
