import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import {
  claimFileOf,
  type Assertion,
  type Claim,
  type ClaimFile,
  type Correction,
} from './Claim.ts';

const fileKeys = ['listed', 'corrected', 'claims'];
const claimKeys = ['en', 'zh', 'proof', 'exempt', 'source'];

/** Reads the claims of a page; undefined if it has none yet. */
export function readClaims(root: string, id: string): ClaimFile | undefined {
  const file = claimFileOf(id);
  const absolute = path.join(root, file);
  return existsSync(absolute)
    ? parseClaims(file, readFileSync(absolute, 'utf8'))
    : undefined;
}

/** Parses a file of claims, and says what in it can't be understood. */
export function parseClaims(file: string, text: string): ClaimFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (node: unknown) => {
    // Nodes of YAML have a range; what is missing has none.
    const range = (node as { range?: [number] | null } | null)?.range;
    return range ? lines.linePos(range[0]).line : 1;
  };
  const faults = document.errors.map(({ message, pos }) => ({
    line: lines.linePos(pos[0]).line,
    what: message,
  }));
  const fault = (node: unknown, what: string) =>
    void faults.push({ line: lineOf(node), what });

  const top = isMap(document.contents) ? document.contents : undefined;
  if (!top && faults.length === 0) fault(undefined, 'The file is empty.');
  refuseKeys(top, fileKeys, fault);

  // Each part is checked where it is read.
  const { listed = 0 } = (document.toJS() ?? {}) as Partial<ClaimFile>;
  return {
    file,
    listed,
    corrected: itemsOf(top, 'corrected').map(readCorrection),
    claims: itemsOf(top, 'claims').map(readClaim),
    faults,
  };

  function readCorrection(item: YAMLMap): Correction {
    const [was = ''] = textsOf(item.get('was', true));
    const [because = ''] = textsOf(item.get('because', true));
    if (!was || !because) {
      fault(item, 'A correction needs `was`, the old sentence, and `because`.');
    }
    return { was, because, line: lineOf(item) };
  }

  function readClaim(item: YAMLMap): Claim {
    refuseKeys(item, claimKeys, fault);
    const en = textsOf(item.get('en', true));
    const zh = textsOf(item.get('zh', true));
    if (en.length === 0 || zh.length === 0) {
      fault(item, 'A claim quotes its sentence in both languages: `en`, `zh`.');
    }
    const [exempt] = textsOf(item.get('exempt', true));
    const [source] = textsOf(item.get('source', true));
    const assertions = readProof(item);
    if (exempt && assertions.length > 0) {
      fault(item, 'A claim has either `proof` or `exempt`.');
    }
    return {
      en,
      zh,
      assertions,
      ...(exempt !== undefined && { exempt }),
      ...(source !== undefined && { source }),
      line: lineOf(item),
    };
  }

  function readProof(item: YAMLMap): Assertion[] {
    const proof = item.get('proof', true);
    if (proof === undefined) return [];
    if (!isMap(proof) || proof.items.length === 0) {
      fault(item, '`proof` lists examples, and below each what it shows.');
      return [];
    }
    return proof.items.flatMap(({ key, value }) => {
      const [about = ''] = textsOf(key);
      if (!isMap(value) || value.items.length === 0) {
        fault(key, `\`${about}\` needs at least one line: \`exit is: 0\`.`);
        return [];
      }
      return value.items.map(pair => {
        const texts = textsOf(pair.value);
        if (texts.length === 0) fault(pair.key, 'This line expects nothing.');
        return {
          about,
          phrase: textsOf(pair.key)[0] ?? '',
          expected: isSeq(pair.value) ? texts : (texts[0] ?? ''),
          line: lineOf(pair.key),
        };
      });
    });
  }
}

function refuseKeys(
  map: YAMLMap | undefined,
  known: readonly string[],
  fault: (node: unknown, what: string) => void,
): void {
  for (const { key } of map?.items ?? []) {
    const [name = ''] = textsOf(key);
    if (known.includes(name)) continue;
    fault(key, `\`${name}\` isn't one of ${known.join(', ')}.`);
  }
}

function itemsOf(map: YAMLMap | undefined, key: string): YAMLMap[] {
  const list = map?.get(key, true);
  return isSeq(list) ? list.items.filter(item => isMap(item)) : [];
}

/** A scalar or a list of scalars, as texts. */
function textsOf(node: unknown): string[] {
  if (isSeq(node)) return node.items.flatMap(textsOf);
  if (!isScalar(node) || node.value === null) return [];
  // `1.0` stays as written.
  return [typeof node.value === 'string' ? node.value : (node.source ?? '')];
}
