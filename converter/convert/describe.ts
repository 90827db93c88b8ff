import type {
  Conversion,
  ManifestChange,
  Note,
  NoteKind,
} from './Conversion.ts';

/** What is said, in the language of the reader. */
export interface Words {
  changes: string;
  add: string;
  remove: string;
  /** With `{line}`. */
  line: string;
  kinds: Readonly<Record<NoteKind, string>>;
}

/** A list in Markdown: of changes to package.json, or of notes of one kind. */
export interface Section {
  heading: string;
  items: { lead: string; says?: string | undefined }[];
}

/** What the reader of a conversion has to do; `addressOf` is for links to the rows. */
export function describe(
  { manifest, notes }: Conversion,
  words: Words,
  addressOf: (page: string) => string,
): Section[] {
  const kinds = Object.entries(words.kinds).map(([kind, heading]) => ({
    heading,
    items: notes
      .filter(note => note.kind === kind)
      .map(note => ({ lead: leadOf(note), says: note.row?.text })),
  }));
  const changes = { heading: words.changes, items: manifest.map(changeOf) };
  return [changes, ...kinds].filter(({ items }) => items.length > 0);

  function changeOf({ path, before, after }: ManifestChange) {
    const name = code(path);
    if (before === undefined)
      return { lead: `${words.add} ${name}: ${code(after)}` };
    return after === undefined
      ? { lead: `${words.remove} ${name}` }
      : { lead: `${name}: ${code(before)} → ${code(after)}` };
  }

  function leadOf({ option, place, row, code: text }: Note) {
    const name = code(option || 'export default');
    const link = row ? `[${name}](${addressOf(row.address)})` : name;
    const where = words.line.replace('{line}', `${place?.line}`);
    return [link, place && ` (${where})`, text && ` ${code(text)}`]
      .filter(Boolean)
      .join('');
  }
}

const code = (text = '') => `\`${text.replaceAll('`', "'")}\``;
