import { axesNamed, jsAxes, numberOf } from './choices.ts';
import type { Choice, FileTree, Loader, Outcome, Sample } from './Sample.ts';

/** What Rslib did for a choice: the files, or the message of its refusal. */
export type Result =
  | {
      files: Record<string, string>;
      loads: Record<Loader, Outcome> | undefined;
    }
  | { message: string };

/** Looks a choice up in the data of its sample. */
export function readResult(sample: Sample, choice: Choice): Result {
  const { axes, dts, js, loads, messages, texts, trees } = sample;
  const number = numberOf(jsAxes(axes), choice);
  const code = js[number] ?? -1;
  const types = dts.trees[numberOf(axesNamed(axes, dts.axes), choice)] ?? -1;
  const refused = code < 0 ? code : types;
  if (refused < 0) return { message: messages[-1 - refused] ?? '' };

  const tree: FileTree = { ...trees[code], ...trees[types] };
  const files = Object.keys(tree)
    .sort()
    .map(file => [file, texts[tree[file] ?? -1] ?? ''] as const);
  return {
    files: Object.fromEntries(files),
    loads: loads.outcomes[loads.runs[number] ?? -1],
  };
}
