import { useHead } from '@rspress/core/runtime';
import { PageContent } from '../layout/PageContent.tsx';
import { ToolchainLanding } from '../toolchain/ToolchainLanding.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { HeroWords } from './hero/HeroWords.tsx';
import { homeStyles } from './homeStyles.ts';
import { Section } from './ui/Section.tsx';
import styles from './HomePage.module.css';

/** The home page: sections that the page lists, or what its front matter says. */
export function HomeLayout() {
  const { sections } = usePageRecord().frontmatter;
  useHead({ style: [{ innerHTML: homeStyles }] });
  return (
    <main className={styles.page} id="content" tabIndex={-1}>
      {sections ? (
        <PageContent />
      ) : (
        <Section>
          <HeroWords />
          <PageContent />
          <ToolchainLanding />
        </Section>
      )}
    </main>
  );
}
