import { speedTable, type SpeedCell } from '../../../i18n/home/speedTable.ts';
import type { Lang } from '../../../site/locales.ts';
import { usePageRecord } from '../../usePageRecord.ts';
import styles from './BuildChart.module.css';

/** Build times as a table with bars; the numbers are its text. */
export function BuildChart() {
  const { lang } = usePageRecord();
  // Only home pages of the site's own languages show it.
  const { heads, lines, meta } = speedTable(lang as Lang);

  return (
    <div className={styles.chart}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, version, way, isOurs, types, code }) => (
            <tr key={name} data-ours={isOurs || undefined}>
              <th scope="row">
                {name} <small>{version}</small> {way && <small>{way}</small>}
              </th>
              <Time cell={types} />
              <Time cell={code} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.meta}>{meta}</p>
    </div>
  );
}

function Time({ cell: { time, range, percent } }: { cell: SpeedCell }) {
  return (
    <td>
      <div className={styles.time}>
        <span className={styles.track} aria-hidden="true">
          {/* Its width is an attribute: the policy forbids style attributes. */}
          <svg className={styles.bar} width={`${percent}%`} height="18" />
        </span>
        <b>{time}</b> {range && <small>{range}</small>}
      </div>
    </td>
  );
}
