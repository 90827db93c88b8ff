import { isKnownCommand } from '../../../shared/installCommand.ts';
import { readProps } from '../../../content-model/readProps.ts';
import { walk } from '../../../content-model/SyntaxNode.ts';
import { pageRule } from '../../../rules/Rule.ts';

/** Package manager tabs show only what each tool is known to accept. */
export const packageTabs = pageRule({
  id: 'package-tabs',
  why: 'yarn, pnpm, and bun have different names for some npm commands.',
  check: page =>
    [...walk(page.tree)]
      .filter(({ name }) => name === 'PackageManagerTabs')
      .map(node => ({ props: readProps(node), line: node.position.start.line }))
      .flatMap(({ props: { command }, line }) =>
        typeof command !== 'string' || isKnownCommand(command)
          ? []
          : {
              line,
              what: `<PackageManagerTabs command="${command}" /> can't be translated for yarn, pnpm, and bun.`,
              remedy:
                'Write an npm command without "npm" that is in shared/installCommand.ts, or add it there after trying it in every tool.',
            },
      ),
});
