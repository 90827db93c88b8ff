import type { OverviewItem } from '../../shared/pageRecord.ts';
import { CodeText } from '../ui/CodeText.tsx';
import { useText } from '../useText.ts';
import styles from './Overview.module.css';

/** What an option accepts, and what it is unless set. */
export function OptionFacts({ item }: { item: OverviewItem }) {
  const text = useText();
  const { type, default: initial } = item;
  if (!type && !initial) return null;
  return (
    <dl className={styles.facts}>
      {type && <Fact name={text('overview.type')} value={type} />}
      {initial && <Fact name={text('overview.default')} value={initial} />}
    </dl>
  );
}

/** A line whose value is Markdown: words, and code between backticks. */
function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <CodeText text={value} />
      </dd>
    </>
  );
}
