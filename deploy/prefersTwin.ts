/**
 * Whether a page responds with its Markdown copy, following RFC 9110, 12.5.1:
 * the more specific range counts, then its `q`. On a tie, clients that name the
 * Markdown type get it. Everyone else gets HTML, including clients that accept
 * neither. `nginx/acceptMaps.ts` implements the same in nginx.
 */
export function prefersTwin(accept: string, type: string): boolean {
  const ranges = parse(accept);
  const twin = quality(ranges, type);
  const html = quality(ranges, 'text/html');
  if (twin === 0 || twin < html) return false;
  return twin > html || ranges.some(range => range.type === type);
}

interface Range {
  type: string;
  /** Whether it has parameters that our types don't have. */
  isOther: boolean;
  q: number;
}

const ELEMENT = /(?:[^",]|"(?:[^"\\]|\\.)*")+/g;
const PARAMETER = /(?:[^";]|"(?:[^"\\]|\\.)*")+/g;
const Q = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

function parse(accept: string): Range[] {
  return (accept.match(ELEMENT) ?? []).flatMap((element): Range[] => {
    const [type = '', ...parameters] = (element.match(PARAMETER) ?? []).map(
      part => part.trim(),
    );
    const weight = parameters.find(part => /^q=/i.test(part));
    const q = weight === undefined ? '1' : Q.exec(weight)?.[1];
    // A range with an invalid weight is ignored.
    if (q === undefined) return [];
    const isOther = parameters.some(
      part => part !== weight && !/^charset="?utf-8"?$/i.test(part),
    );
    return [{ type: type.toLowerCase(), isOther, q: Number(q) }];
  });
}

/** 0 if the type isn't accepted. */
function quality(ranges: readonly Range[], type: string): number {
  const [group] = type.split('/');
  const find = (name: string) =>
    ranges.find(range => range.type === name && !range.isOther) ??
    ranges.find(range => range.type === name);
  const found = find(type) ?? find(`${group}/*`) ?? find('*/*');
  return found?.q ?? 0;
}
