import { TabList } from '../../ui/TabList.tsx';
import { useText } from '../../useText.ts';
import { CodeBlock } from './CodeBlock.tsx';
import {
  installCommand,
  packageManagers,
} from '../../../shared/installCommand.ts';

export interface PackageManagerTabsProps {
  /** An npm command without `npm`, or a full command per tool. */
  command: string | Record<string, string>;
  /** More tools, each with its full command. */
  extra?: Record<string, string>;
}

/** A command for each package manager; the selection is remembered. */
export function PackageManagerTabs({
  command,
  extra = {},
}: PackageManagerTabsProps) {
  const text = useText();
  const commands = { ...commandsOf(command), ...extra };

  return (
    <TabList
      groupId="package-manager"
      label={text('tabs.packageManager')}
      panels={Object.entries(commands).map(([name, line]) => ({
        label: name,
        value: name,
        content: (
          <CodeBlock lang="sh">
            <code>
              <span className="line">{line}</span>
            </code>
          </CodeBlock>
        ),
      }))}
    />
  );
}

function commandsOf(
  command: string | Record<string, string>,
): Record<string, string> {
  if (typeof command !== 'string') return command;
  return Object.fromEntries(
    packageManagers.map(name => [name, installCommand(command, name)]),
  );
}
