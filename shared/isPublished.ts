// cspell:ignore licen
/** The fields of a package.json that decide what is published. */
export interface PublishedFields {
  files?: string[];
  main?: string;
  bin?: string | Record<string, string>;
}

/** npm publishes these whatever `files` says. */
const ALWAYS = /^(?:package\.json|readme(?:\.\w+)?|licen[cs]e(?:\.\w+)?)$/i;

/** Whether npm publishes a file of a project. */
export function isPublished(
  file: string,
  { files, main, bin = {} }: PublishedFields,
): boolean {
  if (ALWAYS.test(file) || files === undefined) return true;
  const named = [
    main,
    ...(typeof bin === 'string' ? [bin] : Object.values(bin)),
  ];
  if (named.some(one => one !== undefined && clean(one) === file)) return true;
  const isIn = (pattern: string) => toPattern(clean(pattern)).test(file);
  return (
    files.some(one => !one.startsWith('!') && isIn(one)) &&
    !files.some(one => one.startsWith('!') && isIn(one.slice(1)))
  );
}

const clean = (place: string) => place.replace(/^(?:\.?\/)+|\/+$/g, '');

/** A file, a folder with all that is in it, or a glob of either. */
function toPattern(place: string): RegExp {
  const source = place
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(
      /\{([^}]*)\}/g,
      (_, names: string) => `(?:${names.replaceAll(',', '|')})`,
    )
    .replace(/\*\*\/|\*\*|\*|\?/g, mark =>
      mark === '**/'
        ? '(?:.*/)?'
        : mark === '**'
          ? '.*'
          : mark === '*'
            ? '[^/]*'
            : '[^/]',
    );
  return new RegExp(`^${source}(?:/.*)?$`);
}
