import {
  comparisonTable,
  type ComparisonCellText,
  type ComparisonLine,
} from '../../../i18n/home/comparisonTable.ts';
import type { Lang } from '../../../site/locales.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePageRecord } from '../../usePageRecord.ts';
import table from '../../mdx/Table.module.css';
import hidden from '../../ui/hidden.module.css';
import styles from './ComparisonTable.module.css';

/** Tools side by side, ours first, and after it the rows in which it does less. */
export function ComparisonTable() {
  const { lang } = usePageRecord();
  const { label, tools, lines, aheadTitle, ahead } = comparisonTable(
    // Only home pages of the site's own languages show it.
    lang as Lang,
  );

  return (
    <div className={`${table.frame} ${styles.frame}`} data-frame="table">
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <td />
            {tools.map(({ name, version }) => (
              <th key={name} scope="col">
                {name} <small>{version}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Lines lines={lines} />
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={tools.length + 1}>
              {aheadTitle}
            </th>
          </tr>
          <Lines lines={ahead} />
        </tbody>
      </table>
      <i hidden />
    </div>
  );
}

function Lines({ lines }: { lines: readonly ComparisonLine[] }) {
  return lines.map(({ id, name, cells }) => (
    <tr key={id}>
      <th scope="row">
        <CodeText text={name} />
      </th>
      {cells.map((cell, index) => (
        // The columns never change their places.
        <td key={index}>
          {cell.isAhead ? (
            <strong>
              <Answer cell={cell} />
            </strong>
          ) : (
            <Answer cell={cell} />
          )}
        </td>
      ))}
    </tr>
  ));
}

function Answer({ cell: { text, answer } }: { cell: ComparisonCellText }) {
  if (!answer) return <CodeText text={text} />;
  return (
    <>
      {answer === 'yes' ? (
        <Icon name="check" className={styles.yes} />
      ) : (
        <span aria-hidden="true">–</span>
      )}
      <span className={hidden.visuallyHidden}>{text}</span>
    </>
  );
}
