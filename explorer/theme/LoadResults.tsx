import { memo, type ReactNode } from 'react';
import { loaders, type Loader, type Outcome } from '../shared/Sample.ts';
import hidden from '../../theme/ui/hidden.module.css';
import { InlineCode } from './InlineCode.tsx';
import { does } from './model/actions.ts';
import { isGood, namesOf, shortError, type Told } from './model/outcomes.ts';
import { useWords } from './Words.ts';
import styles from './OutputPane.module.css';

export interface LoadsProps {
  loads: Record<Loader, Outcome | Told>;
}

interface RowProps extends LoadsProps {
  isLive: boolean;
}

/** Who can load a result, in a line; a press on a failure leads to its message. */
export const Loads = memo(function Loads({ loads, isLive }: RowProps) {
  const words = useWords();
  const textOf = useOutcomeText();
  const shortOf = (outcome: Outcome | Told) => {
    if ('says' in outcome) return outcome.says.replaceAll('`', '');
    if ('error' in outcome) return shortError(outcome.error);
    return namesOf(outcome).join(words('separator')) || textOf(outcome);
  };
  return (
    <section className={styles.loads}>
      <h2>{words('loads')}</h2>
      <dl>
        {loaders.map(loader => {
          const outcome = loads[loader];
          return (
            <div key={loader}>
              <dt>{words(loader)}</dt>
              <dd title={textOf(outcome).replaceAll('`', '')}>
                {isLive && !isGood(outcome) ? (
                  <button type="button" {...does('log')}>
                    <Mark>{shortOf(outcome)}</Mark>
                  </button>
                ) : (
                  <Mark isGood={isGood(outcome)}>{shortOf(outcome)}</Mark>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
});

/** What was printed or returned when each of them loaded it. */
export function LoadLog({ loads }: LoadsProps) {
  const words = useWords();
  const textOf = useOutcomeText();
  return (
    <dl className={styles.log}>
      {loaders.map(loader => {
        const outcome = loads[loader];
        return (
          <div key={loader}>
            <dt>
              <InlineCode text={words(`load.${loader}`)} />
            </dt>
            <dd
              {...('error' in outcome && {
                lang: 'en',
                translate: 'no' as const,
              })}
            >
              <Mark isGood={isGood(outcome)}>
                <InlineCode text={textOf(outcome)} />
              </Mark>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface MarkProps {
  isGood?: boolean;
  children: ReactNode;
}

function Mark({ isGood: isFine = false, children }: MarkProps) {
  const words = useWords();
  return (
    <span className={isFine ? styles.good : styles.bad}>
      <span aria-hidden="true">{isFine ? '✓ ' : '✗ '}</span>
      <span className={hidden.visuallyHidden}>
        {`${words(isFine ? 'works' : 'fails')}: `}
      </span>
      {children}
    </span>
  );
}

/** Says what came of loading a result; names are between backticks. */
function useOutcomeText(): (outcome: Outcome | Told) => string {
  const words = useWords();
  return outcome => {
    if ('says' in outcome) return outcome.says;
    if ('error' in outcome) return outcome.error;
    const isGlobal = 'globals' in outcome;
    const names = namesOf(outcome).map(name => `\`${name}\``);
    if (names.length === 0)
      return words(isGlobal ? 'loadsNoGlobal' : 'loadsNothing');
    return words(isGlobal ? 'loadsGlobals' : 'loadsExports', {
      names: names.join(words('separator')),
    });
  };
}
