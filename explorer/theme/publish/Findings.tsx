import { Fragment, useEffect, useState } from 'react';
import type { Lang } from '../../../site/locales.ts';
import { Link } from '../../../theme/ui/Link.tsx';
import { publishStrings } from '../../i18n/publishStrings.ts';
import { InlineCode } from '../InlineCode.tsx';
import type { Finding } from './Finding.ts';

type Files = Readonly<Record<string, string>>;
type Check = (files: Files, lang: Lang) => Promise<readonly Finding[]>;

export interface FindingsProps {
  /** The project with what was built, by path; checked anew when it changes. */
  files: Files;
  lang: Lang;
  /** Comes before the path of a page: `/zh`. */
  base: string;
  /** Loads the tool; the same function each time. */
  load: () => Promise<Check>;
  /** What is said of it. */
  says: Record<'checking' | 'ready' | 'found' | 'failed', string>;
}

/** What a tool finds in the package as built. */
export function Findings({ files, lang, base, load, says }: FindingsProps) {
  const words = publishStrings[lang];
  /** `failed` if the check itself failed. */
  const [found, setFound] = useState<readonly Finding[] | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    void load()
      .then(check => check(files, lang))
      .catch(() => 'failed' as const)
      .then(result => {
        if (isWanted) setFound(result);
      });
    return () => {
      isWanted = false;
    };
  }, [files, lang, load]);
  const findings = !found || found === 'failed' ? [] : found;
  return (
    <>
      <p role="status">{status()}</p>
      {findings.length > 0 && (
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
    </>
  );

  function status(): string {
    if (!found) return says.checking;
    if (found === 'failed') return says.failed;
    if (found.length === 0) return says.ready;
    return says.found.replace('{{count}}', String(found.length));
  }
}
