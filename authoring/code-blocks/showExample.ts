import type { Fence, Page } from '../../content-model/Page.ts';
import { drawTree } from './drawTree.ts';
import type { ExampleLibrary } from '../../content-model/examples/ExampleLibrary.ts';
import { subjectOf } from './fences.ts';
import { cutRegion, withoutMarks } from './regions.ts';
import { selectLog } from './selectLog.ts';
import { translateComments } from '../../rules/parity/translateComments.ts';

export type Fault =
  'example-unknown' | 'example-part' | 'region-missing' | 'result-missing';

/** What a block should show, or why that can't be determined. */
export type Shown =
  { text: string } | { fault: Fault; what: string; remedy: string };

/** Looks up what a block with `example="…"` should show. */
export function showExample(
  fence: Fence,
  page: Page,
  library: ExampleLibrary,
): Shown {
  const id = fence.marks.example ?? '';
  if (!library.ids.has(id)) {
    return {
      fault: 'example-unknown',
      what: `There is no example "${id}".`,
      remedy: 'Use the name of a folder in examples/, or add one.',
    };
  }
  const [subject, value] = subjectOf(fence) ?? ['source', ''];
  if (subject === 'source') {
    const shown = showSource(id, value, fence, library);
    return 'text' in shown
      ? { text: translateComments(shown.text, page) }
      : shown;
  }

  const result = library.result(id);
  if (!result) {
    return {
      fault: 'result-missing',
      what: `The example "${id}" has no result yet.`,
      remedy: 'Run `npm run examples`.',
    };
  }
  const step = result.steps.find(({ command }) => command === value);
  const parts = {
    output: () => {
      const content = result.files[value];
      return Array.isArray(content) ? content.join('\n') : undefined;
    },
    tree: () =>
      drawTree(value, [...library.sources(id), ...Object.keys(result.files)]),
    log: () => selectLog(result.log, value),
    command: () => step?.command,
    prints: () => step && selectLog(step.log, fence.marks.only ?? '*'),
  };
  const text = parts[subject]();
  return text === undefined
    ? missing(id, `${subject}="${value}"`, `examples/results/${id}.json`)
    : { text };
}

function showSource(
  id: string,
  file: string,
  { marks }: Fence,
  library: ExampleLibrary,
): Shown {
  const source = library.source(id, file);
  if (source === undefined) {
    return missing(id, `source="${file}"`, `examples/${id}/`);
  }
  if (marks.region === undefined) return { text: withoutMarks(source) };
  const text = cutRegion(source, marks.region);
  return text === undefined
    ? {
        fault: 'region-missing',
        what: `examples/${id}/${file} has no region "${marks.region}".`,
        remedy: `Put // #region ${marks.region} and // #endregion around the lines.`,
      }
    : { text };
}

function missing(id: string, part: string, where: string): Shown {
  return {
    fault: 'example-part',
    what: `The example "${id}" has nothing for ${part}.`,
    remedy: `See ${where} for what there is.`,
  };
}
