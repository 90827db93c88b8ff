import { isKnownCommand } from '../../../shared/installCommand.ts';
import { walk } from '../../../content-model/SyntaxNode.ts';
import { pageRule } from '../../content/Rule.ts';

/** Package manager tabs show only what each tool is known to accept. */
export const packageTabs = pageRule({
  id: 'package-tabs',
  why: 'yarn, pnpm, and bun have different names for some npm commands.',
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
            what: `<PackageManagerTabs command="${command}" /> can't be translated for yarn, pnpm, and bun.`,
            remedy:
              'Write an npm command without "npm" that is in shared/installCommand.ts, or add it there after trying it in every tool.',
          })),
      ),
});
