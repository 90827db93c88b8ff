import { buildTimes } from '../../site/buildTimes.ts';
import {
  comparedTools,
  textIn,
  type ComparedTool,
  type ComparisonRow,
} from '../../site/comparison.ts';
import { homeComparison } from '../../site/homeComparison.ts';
import { homeStrings } from './index.ts';

type TableLang = keyof typeof homeStrings;

export interface ComparisonCellText {
  text: string;
  /** A bare yes or no, which is drawn as a mark. */
  answer: 'yes' | 'no' | undefined;
  /** Whether the tool does more than Rslib here. */
  isAhead: boolean;
}

export interface ComparisonLine {
  id: string;
  name: string;
  cells: ComparisonCellText[];
}

// The literal has no other keys.
const tools = Object.keys(comparedTools) as ComparedTool[];

function lineOf(row: ComparisonRow, lang: TableLang): ComparisonLine {
  return {
    id: row.id,
    name: textIn(row.name, lang),
    cells: tools.map(tool => {
      const [text] = row.cells[tool];
      const inEnglish = textIn(text, 'en');
      return {
        text: textIn(text, lang),
        answer:
          inEnglish === 'yes' || inEnglish === 'no' ? inEnglish : undefined,
        isAhead: row.ahead.includes(tool),
      };
    }),
  };
}

/** The home page's comparison of tools, as text in a language. */
export function comparisonTable(lang: TableLang) {
  return {
    label: homeStrings[lang].compareLabel,
    tools: tools.map(tool => ({
      name: comparedTools[tool],
      version: buildTimes.versions[tool] ?? '',
    })),
    lines: homeComparison.rows.map(row => lineOf(row, lang)),
    aheadTitle: homeStrings[lang].compareAhead,
    ahead: homeComparison.ahead.map(row => lineOf(row, lang)),
  };
}
