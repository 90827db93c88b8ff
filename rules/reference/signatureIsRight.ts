import type { Fence, Page, Section } from '../../content-model/Page.ts';
import { declaredName } from '../../content-model/exports/declaredName.ts';
import { normalizeDeclaration } from '../../content-model/exports/normalizeDeclaration.ts';
import type { PackageExport } from '../../content-model/exports/readExports.ts';
import {
  parseTypes,
  type TypeNode,
} from '../../content-model/options/typeFiles.ts';
import type { Reference } from '../../content-model/options/Reference.ts';
import { type PageFinding, pageRule, type Rule } from '../Rule.ts';

/** A section about an export shows its declaration as the package has it. */
export function signatureIsRight(reference: Reference): Rule {
  return pageRule({
    id: 'reference-signature',
    why: 'Readers call what this block declares, and a wrong one fails in their program.',
    check: page =>
      page.sections.flatMap(section => {
        const blocks = signaturesOf(section);
        if (blocks.length === 0) return checkHeading(page, section);
        return blocks.flatMap(block => {
          const fault = findFault(block, section, reference);
          return fault ? { line: block.line, ...fault } : [];
        });
      }),
  });
}

/** The blocks marked signature="…" in a section. */
export function signaturesOf({ fences }: Section): Fence[] {
  return fences.filter(({ marks }) => marks['signature'] !== undefined);
}

/** On pages about the API, a heading that reads like code names an export. */
function checkHeading(
  page: Page,
  { title, line, level }: Section,
): PageFinding[] {
  const isWord = /^\w+(?:\(\))?$/.test(title);
  const isName = level > 2 || /^[a-z]|[a-z][A-Z]|\(\)$/.test(title);
  if (!page.id.startsWith('api/') || !isWord || !isName) return [];
  return [
    {
      line,
      what: `The section "${title}" doesn't show what it declares.`,
      remedy: `Add a block marked signature="${title.replace('()', '')}" if the package exports it; otherwise delete the section.`,
    },
  ];
}

function findFault(
  { marks, code }: Fence,
  { title }: Section,
  { exports, package: name }: Reference,
): Pick<PageFinding, 'what' | 'remedy'> | undefined {
  const signature = marks['signature'] ?? '';
  const found = exports.find(item => item.name === signature);
  if (!found) {
    return {
      what: `${name} exports no ${signature}.`,
      remedy: `If it was renamed or removed, change the section. It has: ${exports.map(item => item.name).join(', ')}.`,
    };
  }
  if (title.replace('()', '') !== signature.split('.').at(-1)) {
    return {
      what: `signature="${signature}" is in the section "${title}".`,
      remedy: `Move the block to a section whose heading is ${signature.split('.').at(-1) ?? ''}.`,
    };
  }
  const wrong = findWrong(code, found);
  return wrong
    ? {
        what: `${name} declares ${signature} differently. This isn't in it: ${wrong.written}`,
        remedy: `Write, in any layout: ${wrong.wanted.join(' or ')}`,
      }
    : undefined;
}

interface Wrong {
  written: string;
  wanted: string[];
}

/** A block may also show the types next to the export that it refers to. */
function findWrong(code: string, found: PackageExport): Wrong | undefined {
  const whole = normalizeDeclaration(code);
  if (found.declarations.includes(whole)) return undefined;
  const statements = parse(code);
  const own = statements.filter(({ name }) => found.name === name);
  if (own.length === 0) return { written: whole, wanted: found.declarations };
  return statements
    .map(({ name, text }) => ({
      written: text,
      wanted:
        name === found.name ? found.declarations : found.declarationsOf(name),
    }))
    .find(({ written, wanted }) => !wanted.includes(written));
}

function parse(code: string): { name: string; text: string }[] {
  try {
    return parseTypes('page.d.ts', code).body.map((node: TypeNode) => ({
      name: declaredName(node),
      text: normalizeDeclaration(code.slice(node.start, node.end)),
    }));
  } catch {
    return [];
  }
}
