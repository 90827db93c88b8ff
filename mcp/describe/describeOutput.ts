import { explorerNotes } from '../../explorer/i18n/notes.ts';
import {
  configText,
  notesOf,
  packageText,
} from '../../explorer/shared/project.ts';
import { readResult } from '../../explorer/shared/readResult.ts';
import {
  loaders,
  type Choice,
  type Outcome,
  type Sample,
} from '../../explorer/shared/Sample.ts';
import { translateAddress } from '../../shared/siteAddress.ts';
import { addressRules, type Lang } from '../../site/locales.ts';
import { origin } from '../../site/site.ts';
import { fence, shorten } from './fence.ts';

/** Longer files are packages that were bundled; their beginning is enough. */
const MAX_FILE_LENGTH = 6000;

/** What Rslib writes for a choice of a sample, and where the site shows it. */
export function describeOutput(
  sample: Sample,
  choice: Choice,
  lang: Lang,
): string {
  const result = readResult(sample, choice);
  const head = [
    `# ${sample.id}`,
    `${urlOf('/playground/', lang)}?${queryOf(sample, choice)}`,
    `Built with Rslib ${sample.tools['@rslib/core']}.`,
    fence('rslib.config.ts', configText(sample, choice)),
    fence('package.json', packageText(sample, choice)),
  ];
  if ('message' in result) {
    return [...head, '## Refused', fence('rslib', result.message)].join('\n\n');
  }
  const files = Object.entries(result.files).map(([name, text]) =>
    fence(
      `${name} (${text.length} characters)`,
      shorten(text, MAX_FILE_LENGTH),
    ),
  );
  const notes = notesOf(sample, choice).map(id => describeNote(id, lang));
  const loads = loaders.map(
    way => `- ${way}: ${describeOutcome(result.loads?.[way])}`,
  );
  return [
    ...head,
    ...(notes.length > 0 ? ['## Notes', notes.join('\n')] : []),
    '## Who can load it',
    loads.join('\n'),
    '## Files',
    ...files,
  ].join('\n\n');
}

function urlOf(page: string, lang: Lang): string {
  return origin + translateAddress(page, lang, addressRules);
}

function queryOf({ id, axes }: Sample, choice: Choice): string {
  const query = new URLSearchParams({ sample: id });
  for (const axis of axes) {
    const value = choice[axis.id] ?? axis.default;
    if (value !== axis.default) query.set(axis.id, value);
  }
  return query.toString();
}

function describeNote(id: string, lang: Lang): string {
  // `as` is right: a check compares the notes of samples with these.
  const note = explorerNotes[id as keyof typeof explorerNotes];
  return `- ${note[lang]} ${urlOf(note.page, lang)}`;
}

function describeOutcome(outcome: Outcome | undefined): string {
  if (!outcome) return 'not tried';
  if ('error' in outcome) return outcome.error;
  const [what, names] =
    'exports' in outcome
      ? ['exports', outcome.exports]
      : ['global variables', outcome.globals];
  return names.length > 0 ? `${what} ${names.join(', ')}` : `no ${what}`;
}
