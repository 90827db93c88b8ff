import type { ReactNode } from 'react';
import { speedTable } from '../../../i18n/home/speedTable.ts';
import type { Lang } from '../../../site/locales.ts';
import { usePageRecord } from '../../usePageRecord.ts';
import styles from './BuildChart.module.css';

export interface BuildChartProps {
  /** The link to all of them. */
  children?: ReactNode;
}

/** Build times as lists with bars, one for each compiler; the numbers are their text. */
export function BuildChart({ children }: BuildChartProps) {
  const { lang } = usePageRecord();
  // Only home pages of the site's own languages show it.
  const { lists, meta } = speedTable(lang as Lang);

  return (
    <div className={styles.chart}>
      {lists.map(({ title, compiler, lines }) => (
        <div key={compiler}>
          <h3>
            {title} <small>{compiler}</small>
          </h3>
          <ol>
            {lines.map(({ name, isOurs, way, time, percent }) => (
              <li key={name} data-ours={isOurs || undefined}>
                <span>
                  {name} {way && <small>{way}</small>}
                </span>{' '}
                <span aria-hidden="true">
                  {/* Its width is an attribute: the policy forbids style attributes. */}
                  <svg
                    className={styles.bar}
                    width={`${percent}%`}
                    height="12"
                  />
                </span>
                <span>{time}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <p className={styles.meta}>
        {meta} {children}
      </p>
    </div>
  );
}
