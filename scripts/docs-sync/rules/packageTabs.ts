import { isKnownCommand } from '../../../universal/installCommand.ts';
import { walk } from '../../content-checks/model/SyntaxNode.ts';
import { pageRule } from '../../content-checks/Rule.ts';

/** Tabs of package managers show only what each of them is known to accept. */
export const packageTabs = pageRule({
  id: 'package-tabs',
  why: 'yarn, pnpm and bun call some commands of npm by other names.',
  check: page =>
    page.sections
      .flatMap(({ nodes }) => nodes)
      .flatMap(node => [...walk(node)])
      .filter(({ name }) => name === 'PackageManagerTabs')
      .flatMap(({ attributes = [], position }) =>
        attributes
          .filter(({ name }) => name === 'command')
          .flatMap(({ value }) => (typeof value === 'string' ? value : []))
          .filter(command => !isKnownCommand(command))
          .map(command => ({
            file: page.file,
            line: position.start.line,
            what: `<PackageManagerTabs command="${command}" /> cannot say this for yarn, pnpm and bun.`,
            remedy:
              'Write a command of npm without "npm" that universal/installCommand.ts knows, or add it there after trying it in every tool.',
          })),
      ),
});
