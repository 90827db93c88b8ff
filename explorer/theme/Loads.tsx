import { loaders, type Loader, type Outcome } from '../shared/Sample.ts';
import hidden from '../../theme/ui/hidden.module.css';
import { InlineCode } from './InlineCode.tsx';
import { useWords } from './Words.ts';
import styles from './Loads.module.css';

/** How many names a line holds. */
const NAMED = 4;

/** Which environments can load a result, as tried by the build of the data. */
export function Loads({ loads }: { loads: Record<Loader, Outcome> }) {
  const words = useWords();
  return (
    <section className={styles.loads}>
      <h3>{words('loads')}</h3>
      <dl>
        {loaders.map(loader => (
          <div key={loader} className={styles.way}>
            <dt>
              <InlineCode text={words(`load.${loader}`)} />
            </dt>
            <dd>
              <OutcomeText outcome={loads[loader]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OutcomeText({ outcome }: { outcome: Outcome }) {
  const words = useWords();
  const text = textOf();
  const isGood = !('error' in outcome) && namesOf(outcome).length > 0;
  return (
    <span className={isGood ? styles.good : styles.bad}>
      <span aria-hidden="true">{isGood ? '✓ ' : '✗ '}</span>
      <span className={hidden.visuallyHidden}>
        {`${words(isGood ? 'works' : 'fails')}: `}
      </span>
      {'error' in outcome ? (
        <code lang="en" translate="no">
          {text}
        </code>
      ) : (
        <span>
          <InlineCode text={text} />
        </span>
      )}
    </span>
  );

  function textOf(): string {
    if ('error' in outcome) return outcome.error;
    const isGlobal = 'globals' in outcome;
    const all = namesOf(outcome);
    if (all.length === 0)
      return words(isGlobal ? 'loadsNoGlobal' : 'loadsNothing');
    const first = all
      .slice(0, NAMED)
      .map(name => `\`${name}\``)
      .join(words('separator'));
    const names =
      all.length > NAMED
        ? words('more', { names: first, count: all.length - NAMED })
        : first;
    return words(isGlobal ? 'loadsGlobals' : 'loadsExports', { names });
  }
}

function namesOf(outcome: Outcome): string[] {
  if ('exports' in outcome) return outcome.exports;
  return 'globals' in outcome ? outcome.globals : [];
}
