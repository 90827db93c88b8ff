import { useHead } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { optionStyles } from '../rareStyles.ts';
import styles from './OptionFacts.module.css';

/** What is known about an option; plugins/option-facts writes it. */
export function OptionFacts({ children }: { children: ReactNode }) {
  // A page has many, and their styles once.
  useHead({ style: [{ key: 'option', innerHTML: optionStyles }] });
  return <div className={styles.option}>{children}</div>;
}
