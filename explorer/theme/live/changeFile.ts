import type { LiveStrings } from '../../i18n/liveStrings.ts';
import type { FileAction } from '../model/actions.ts';
import { isSetup, withEdits } from '../model/sourceTabs.ts';
import { sourceText } from '../model/sourceText.ts';
import { checkEdits } from '../share/checkEdits.ts';
import { fill } from '../Words.ts';
import type { LiveProject } from './LiveProject.ts';

/** What a new file is called, if the reader types nothing else. */
const NEW_FILE = 'src/new.ts';

export interface FileChangeOptions {
  project: Pick<LiveProject, 'edits' | 'shown'>;
  words: LiveStrings;
  /** Takes a text; null removes the file. */
  edit: (file: string, text: string | null) => void;
}

/** Adds, renames, or removes a file, and returns the one to open then. */
export function changeFile(
  how: FileAction,
  file: string,
  { project, words, edit }: FileChangeOptions,
): string | undefined {
  const { shown, edits } = project;
  if (!shown) return undefined;
  const { sample, choice } = shown;
  if (how === 'remove') {
    if (!window.confirm(fill(words.remove, { file }))) return undefined;
    edit(file, null);
    return '';
  }
  const old = how === 'rename' ? file : undefined;
  const name = askName(words.newName);
  if (!name || name === old) return undefined;
  const text = old && (edits[old] ?? sourceText(sample, choice, old));
  edit(name, text ?? '');
  if (old !== undefined) edit(old, null);
  return name;

  /** Asks until it's one that a file can have. */
  function askName(text: string, typed = old ?? NEW_FILE): string | undefined {
    const answer = window.prompt(text, typed)?.trim();
    if (!answer || answer === old) return undefined;
    // Files at the top have roles, so a bare name means a source.
    const name = answer.includes('/') ? answer : `src/${answer}`;
    const isTaken =
      isSetup(answer) || Object.hasOwn(withEdits(sample, edits).sources, name);
    const checked = checkEdits({ ...edits, [name]: '' }, sample);
    if (!isTaken && 'files' in checked) return name;
    const reason = isTaken ? words.nameTaken : words.nameRefused;
    return askName(fill(reason, { file: answer }), answer);
  }
}
