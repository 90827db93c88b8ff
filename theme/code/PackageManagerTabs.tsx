import { TabList } from '../ui/TabList.tsx';
import { useText } from '../useText.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { installCommand, packageManagers } from './installCommand.ts';

export interface PackageManagerTabsProps {
  /** The npm command without `npm`, or the whole command of each tool by name. */
  command: string | Record<string, string>;
}

/** A command in the words of each package manager; the choice is remembered. */
export function PackageManagerTabs({ command }: PackageManagerTabsProps) {
  const text = useText();
  const commands =
    typeof command === 'string'
      ? packageManagers.map(manager => ({
          name: manager.name,
          line: installCommand(command, manager),
        }))
      : Object.entries(command).map(([name, line]) => ({ name, line }));

  return (
    <TabList
      groupId="package-manager"
      label={text('tabs.packageManager')}
      panels={commands.map(({ name, line }) => ({
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
