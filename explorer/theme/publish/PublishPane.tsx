'use client';

import { Fragment, useEffect, useState } from 'react';
import type { Lang } from '../../../site/locales.ts';
import { Link } from '../../../theme/ui/Link.tsx';
import { publishStrings } from '../../i18n/publishStrings.ts';
import { InlineCode } from '../InlineCode.tsx';
import type { Finding } from './lintPackage.ts';
import styles from './PublishPane.module.css';

export interface PublishPaneProps {
  /** The project with what was built, by path; checked anew when it changes. */
  files: Readonly<Record<string, string>>;
  lang: Lang;
  /** Comes before the path of a page: `/zh`. */
  base: string;
}

/** Whether the package as built is ready to publish, as publint says. */
export function PublishPane({ files, lang, base }: PublishPaneProps) {
  const words = publishStrings[lang];
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    let isWanted = true;
    void check(files, lang).then(result => {
      if (isWanted) setChecked(result);
    });
    return () => {
      isWanted = false;
    };
  }, [files, lang]);
  const findings = checked?.findings;
  return (
    <section className={styles.pane} aria-label={words.title}>
      <p role="status">
        {!checked
          ? words.checking
          : !findings
            ? words.failed
            : findings.length === 0
              ? words.ready
              : words.found.replace('{{count}}', String(findings.length))}
      </p>
      {findings && findings.length > 0 && (
        <dl>
          {findings.map(({ level, title, page, said }) => (
            <Fragment key={said}>
              <dt data-level={level}>
                <span>{words[level]}</span> <InlineCode text={title} />
              </dt>
              <dd>
                <span lang="en">{said}</span>{' '}
                <Link href={base + page}>{words.help}</Link>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      <p>
        <InlineCode text={words.types} />
      </p>
    </section>
  );
}

/** No findings: the check itself failed. */
interface Checked {
  findings?: readonly Finding[];
}

async function check(
  files: PublishPaneProps['files'],
  lang: Lang,
): Promise<Checked> {
  try {
    const { lintPackage } = await import('./lintPackage.ts');
    return { findings: await lintPackage(files, lang) };
  } catch {
    return {};
  }
}
