/**
 * Which of its two forms a page answers with, by RFC 9110, 12.5.1: the more
 * specific range counts, then its `q`. Where both are as welcome, the twin goes
 * to those who name its type; all others get HTML, as do those who want neither.
 * `nginx/acceptMaps.ts` says the same in nginx's language.
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
  /** Whether it has parameters that our types do not have. */
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
    // A range whose weight is none is no range.
    if (q === undefined) return [];
    const isOther = parameters.some(
      part => part !== weight && !/^charset="?utf-8"?$/i.test(part),
    );
    return [{ type: type.toLowerCase(), isOther, q: Number(q) }];
  });
}

/** 0 where the type is not wanted. */
function quality(ranges: readonly Range[], type: string): number {
  const [group] = type.split('/');
  const find = (name: string) =>
    ranges.find(range => range.type === name && !range.isOther) ??
    ranges.find(range => range.type === name);
  const found = find(type) ?? find(`${group}/*`) ?? find('*/*');
  return found?.q ?? 0;
}
