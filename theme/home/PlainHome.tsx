import { BuiltNote } from '../mdx/code/BuiltNote.tsx';
import { PageContent } from '../layout/PageContent.tsx';
import { ToolchainLanding } from '../toolchain/ToolchainLanding.tsx';
import { Intro } from './Intro.tsx';
import styles from './PlainHome.module.css';

/** A home page of front matter: the pitch, the content, and the related tools. */
export function PlainHome() {
  return (
    <main className={styles.home} id="content" tabIndex={-1}>
      <Intro />
      <PageContent />
      <footer>
        <BuiltNote />
      </footer>
      <ToolchainLanding />
    </main>
  );
}
