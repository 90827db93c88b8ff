import type {
  AnswerPart,
  DecoderEntry,
} from '../../../error-decoder/search/KnownError.ts';
import { Link } from '../../../theme/ui/Link.tsx';
import type { LiveStrings } from '../../i18n/liveStrings.ts';
import styles from '../OutputPane.module.css';

export interface ExplanationProps {
  entry: DecoderEntry;
  words: LiveStrings;
}

/** What a message means and what to do, as the error decoder says it. */
export function Explanation({ entry, words }: ExplanationProps) {
  const { title, cause, fix, href } = entry;
  return (
    <div className={styles.explanation}>
      <h2>{title}</h2>
      <dl>
        <Answer name={words.cause} parts={cause} />
        <Answer name={words.fix} parts={fix} />
      </dl>
      <p>
        <Link href={href}>{words.help}</Link>
      </p>
    </div>
  );
}

function Answer({
  name,
  parts,
}: {
  name: string;
  parts?: AnswerPart[] | undefined;
}) {
  return (
    parts && (
      <div>
        <dt>{name}</dt>
        <dd>
          <Parts parts={parts} />
        </dd>
      </div>
    )
  );
}

function Parts({ parts }: { parts: readonly AnswerPart[] }) {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    if ('code' in part) return <code key={index}>{part.code}</code>;
    return (
      <Link key={index} href={part.href}>
        <Parts parts={part.parts} />
      </Link>
    );
  });
}
