import type { ReactNode } from 'react';
import { PackageManagerTabs } from '../../mdx/code/PackageManagerTabs.tsx';
import { install } from '../../../site/site.ts';
import { Logo } from '../../nav/Logo.tsx';
import hero from '../hero/HeroWords.module.css';
import styles from './BackCover.module.css';

/** The leaves of the book, from the source up: what it is, and its file. */
const leaves = [
  ['TS', 'src/index.ts'],
  ['', ''],
  ['ESM', 'dist/index.js'],
  ['CJS', 'dist/index.cjs'],
  ['UMD', 'dist/umd/index.js'],
  ['d.ts', 'dist/index.d.ts'],
] as const;

/** The last screen: red cloth with its hinge, words, and the bound leaves. */
export function BackCover({ children }: { children?: ReactNode }) {
  return (
    <section className={styles.cover}>
      <div className={styles.wrap}>
        <div className={styles.words}>{children}</div>
        <div className={styles.leaves} aria-hidden="true">
          <div className={styles.plane}>
            {leaves.map(([name, file]) => (
              <div key={name} className={styles.leaf}>
                {name ? (
                  <>
                    <span className={styles.file}>{file}</span>
                    <span className={styles.name}>{name}</span>
                  </>
                ) : (
                  <Logo />
                )}
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The command of the hero once more, on white in both themes. */
export function CoverInstall() {
  return (
    <div className={`${hero.install} ${styles.install}`}>
      <PackageManagerTabs command={install} />
    </div>
  );
}
