import { escapePattern } from './escapePattern.ts';

// The rule of ../prefersMarkdown.ts in nginx, which can't compare numbers: each q
// becomes four digits, and one pattern over both finds the greater.

// nginx reads \\ as a single backslash, hence the codes.
const QUOTED = '\\x22(?:[^\\x22\\x5c]|\\x5c.)*+\\x22';
/** From the start of the header to the start of any element. */
const ELEMENT_START = `^(?:(?:[^\\x22,]|${QUOTED})*+,)*?\\s*`;
const ELEMENT_END = '\\s*(?:,|$)';
const WEIGHT = (name: string) =>
  `\\s*;\\s*q=(?<${name}>0(?:\\.\\d{0,3})?|1(?:\\.0{0,3})?)`;
const CHARSET = '(?:\\s*;\\s*charset=(?:utf-8|\\x22utf-8\\x22))?';
const PARAMETER = `\\s*;\\s*+(?!q=)(?:[^\\x22,;]|${QUOTED})*+`;

/** Finds a range and its q: first without parameters, then with its own. */
function patterns(range: string, name: string): string[] {
  const start = ELEMENT_START + escapePattern(range);
  return [
    `${start}${CHARSET}(?:${WEIGHT(name)})?${CHARSET}${ELEMENT_END}`,
    `${start}(?:${PARAMETER})*(?:${WEIGHT(name)})?(?:${PARAMETER})*${ELEMENT_END}`,
  ];
}

function qualityMaps(type: string, name: string): string {
  const [group] = type.split('/');
  const capture = `docs_${name}_q`;
  const line = (pattern: string, value: string) =>
    `    "~*${pattern}" "${value}";\n`;
  const named = patterns(type, capture).map(pattern =>
    line(pattern, `named=$${capture}`),
  );
  const wild = [`${group}/*`, '*/*'].flatMap(range =>
    patterns(range, capture).map(pattern => line(pattern, `=$${capture}`)),
  );
  return `map $http_accept $docs_${name}_range {
    default none;
${named.join('')}${wild.join('')}}
map $docs_${name}_range $docs_${name}_rank {
    default 0000;
    "~=$" 1000;
    "~=1" 1000;
    "~=0\\.(?<docs_${name}_1>\\d)$" "0\${docs_${name}_1}00";
    "~=0\\.(?<docs_${name}_2>\\d\\d)$" "0\${docs_${name}_2}0";
    "~=0\\.(?<docs_${name}_3>\\d\\d\\d)$" "0\${docs_${name}_3}";
}
`;
}

/** Four digits that are greater than the four that follow. */
const MORE = Array.from(
  { length: 9 },
  (_, less) => `${less + 1}\\d* \\g{1}[0-${less}]`,
).join('|');

/** Maps that set the extension of the file to respond with. */
export function acceptMaps(type: string, ending: string): string {
  return `# A page responds with its Markdown copy to clients that prefer that type, or that
# name it and don't rank HTML higher.
${qualityMaps(type, 'markdown')}${qualityMaps('text/html', 'html')}\
map "$docs_markdown_rank $docs_html_rank $docs_markdown_range" $docs_ending {
    default .html;
    "~^0000" .html;
    "~^(\\d*)(?:${MORE})" ${ending};
    "~^(\\d{4}) \\g{1} named" ${ending};
}
`;
}
