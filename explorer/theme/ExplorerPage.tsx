import { useHead } from '@rspress/core/runtime';
import { explorerStrings } from '../i18n/index.ts';
import { defaultChoice } from '../shared/choices.ts';
import { explorerNotes } from '../i18n/notes.ts';
import type { Sample } from '../shared/Sample.ts';
import type { Lang } from '../../site/locales.ts';
import { usePageRecord } from '../../theme/usePageRecord.ts';
import { useSiteAddress } from '../../theme/useSiteAddress.ts';
import { useSiteThemeConfig } from '../../theme/useThemeConfig.ts';
import { Explorer } from './Explorer.tsx';
import { Head } from './Head.tsx';
import { explorerStyles } from './explorerStyles.ts';
import { findRemedies, type ExplainedError } from './model/findRemedies.ts';
import { Panel } from './Panel.tsx';
import { WordingContext, type Wording } from './Words.ts';
import styles from './Page.module.css';

export interface ExplorerPageProps {
  /** The data of all samples, in their order. */
  samples: readonly Sample[];
  /** The messages that pages explain. */
  errors: readonly ExplainedError[];
}

/**
 * The playground: the default build of each sample as HTML, and the part that takes
 * its place once the builds of the others are there.
 */
export function ExplorerPage({ samples, errors }: ExplorerPageProps) {
  const { lang: pageLang, title } = usePageRecord();
  // Only pages of the site's own languages show it.
  const lang = pageLang as Lang;
  const { pathOf } = useSiteAddress();
  const { explorerFiles = {}, errorsFolder = '' } = useSiteThemeConfig();
  useHead({ style: [{ innerHTML: explorerStyles }] });
  const wording: Wording = {
    words: explorerStrings[lang],
    notes: Object.fromEntries(
      Object.entries(explorerNotes).map(([id, { page, ...texts }]) => [
        id,
        { text: texts[lang], page },
      ]),
    ),
    remedies: findRemedies(
      samples.flatMap(({ messages }) => messages),
      errors,
    ),
    lang,
    errors: `${errorsFolder}/${lang}.json`,
    base: pathOf('/').replace(/\/$/, ''),
  };
  const ids = samples.map(({ id }) => id);
  return (
    <div
      className={styles.page}
      role="group"
      aria-label={title}
      data-state="served"
    >
      <Explorer
        wording={wording}
        samples={ids.map(id => ({ id, address: explorerFiles[id] ?? '' }))}
      />
      <div className={styles.served}>
        <WordingContext value={wording}>
          <Head ids={ids} name="served-sample" canRun />
          {samples.map(sample => (
            <div key={sample.id} className={styles.build}>
              <Panel
                sample={sample}
                view={{ choice: defaultChoice(sample.axes) }}
                isLive={false}
              />
            </div>
          ))}
        </WordingContext>
      </div>
    </div>
  );
}
