import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { readResult, type ResultName } from '../results/resultFiles.ts';
import { drawBarChart } from './barChart.ts';
import {
  buildSection,
  devSection,
  lighthouseSection,
  scaleSection,
} from './buildSections.ts';
import { pagesSection, peersSection, type Section } from './pageSections.ts';
import { toolsSection } from './toolsSection.ts';

const HEAD = '# Results\n\nWritten by `npm run bench report`; edits are lost.';

const folder = path.resolve(import.meta.dirname, '..');

function sectionOf<T>(
  name: ResultName,
  describe: (result: T) => Section,
): Section[] {
  const result = readResult<T>(name);
  return result ? [describe(result)] : [];
}

/** Writes the charts and bench/RESULTS.md. */
export async function writeReport(): Promise<void> {
  const sections = [
    ...sectionOf('pages', pagesSection),
    ...sectionOf('peers', peersSection),
    ...sectionOf('scale', scaleSection),
    ...sectionOf('build', buildSection),
    ...sectionOf('dev', devSection),
    ...sectionOf('lighthouse', lighthouseSection),
    ...sectionOf('tools', toolsSection),
  ];
  for (const { charts } of sections) {
    for (const [name, chart] of Object.entries(charts)) {
      const file = path.join(folder, 'results', `${name}.svg`);
      await writeFile(file, drawBarChart(chart));
    }
  }
  const text = [HEAD, ...sections.map(section => section.text)].join('\n\n');
  await writeFile(
    path.join(folder, 'RESULTS.md'),
    await format(text, { parser: 'markdown', singleQuote: true }),
  );
}
