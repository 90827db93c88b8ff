import {
  installCommand,
  isKnownCommand,
  packageManagers,
} from '../../../shared/installCommand.ts';
import type { Page } from '../../../content-model/Page.ts';
import { readProps } from '../../../content-model/readProps.ts';
import { walk, type SyntaxNode } from '../../../content-model/SyntaxNode.ts';
import { isShell, readFences } from '../fences.ts';
import { splitCommands } from './splitCommands.ts';

export interface ShownCommand {
  words: string[];
  line: number;
}

/** Every command a page tells readers to type: in blocks, tabs, and sentences. */
export function listCommands(page: Page): ShownCommand[] {
  const fences = readFences(page)
    .filter(fence => isShell(fence))
    // Others are compared with an example, or have a reason not to be.
    .filter(({ marks }) => !('example' in marks) && !('unverified' in marks))
    .flatMap(({ code, line }) =>
      splitCommands(code).map(words => ({ words, line })),
    );
  return [...fences, ...[...walk(page.tree)].flatMap(readNode)];
}

function readNode(node: SyntaxNode): ShownCommand[] {
  const { line } = node.position.start;
  const toCommands = (text: string) =>
    splitCommands(text).map(words => ({ words, line }));
  if (node.type === 'inlineCode') {
    const value = node.value ?? '';
    return /^(?:npx )?rslib\s+\S/.test(value) ? toCommands(value) : [];
  }
  return node.name === 'PackageManagerTabs'
    ? listTabs(node).flatMap(toCommands)
    : [];
}

/** What the tabs show, line by line. */
function listTabs(node: SyntaxNode): string[] {
  const { command, extra } = readProps(node);
  return [command, extra].flatMap(value => {
    if (typeof value === 'object')
      return Object.values(value ?? {}).map(String);
    // Another rule reports commands that the tabs can't translate.
    return typeof value === 'string' && isKnownCommand(value)
      ? packageManagers.map(manager => installCommand(value, manager))
      : [];
  });
}
