/** A version with the paths of its options: `dts.bundle`. */
export interface Release {
  version: string;
  options: readonly string[];
}

/**
 * The version, such as `0.10`, in which an option came, where the releases show it: the
 * one before lacks the option though it lists others next to it, and no version between
 * the two could have brought it earlier.
 */
export function findSince(
  releases: readonly Release[],
): Record<string, string> {
  const current = releases.at(-1)?.options ?? [];
  return Object.fromEntries(
    current.flatMap(option => {
      const before = releases.findLastIndex(
        ({ options }) => !options.includes(option),
      );
      const [last, first] = [releases[before], releases[before + 1]];
      const version = last && first && versionBetween(last, first);
      return version && couldList(last, option) ? [[option, version]] : [];
    }),
  );
}

function versionBetween(last: Release, first: Release): string | undefined {
  const [before, after] = [lineOf(last), lineOf(first)];
  // The line before may have had versions that npm no longer gives, but those only mend.
  const isNext =
    after.patch === '0' &&
    (after.number === 0 || after.number - before.number === 1);
  return after.line === before.line || isNext ? after.line : undefined;
}

function lineOf({ version }: Release) {
  const [major = '', minor = '', patch = ''] = version.split('.');
  return { line: `${major}.${minor}`, number: Number(minor), patch };
}

/** Whether the types of a release show the members of the option above. */
function couldList({ options }: Release, option: string): boolean {
  const above = option.slice(0, Math.max(0, option.lastIndexOf('.')));
  return (
    !options.includes(above) || options.some(one => one.startsWith(`${above}.`))
  );
}
