import { CodeBlock } from './code/CodeBlock.tsx';
import { PackageManagerTabs } from './code/PackageManagerTabs.tsx';
import { Link } from '../ui/Link.tsx';
import { Tab, Tabs } from '../ui/Tabs.tsx';
import { Callout } from './Callout.tsx';
import { heading } from './Heading.tsx';
import { SourceCode } from './SourceCode.tsx';
import { HeaderCell, Table } from './Table.tsx';

/**
 * Components for Markdown elements, and those pages may use without an import.
 */
export const authorComponents = {
  a: Link,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  pre: CodeBlock,
  table: Table,
  th: HeaderCell,
  Callout,
  PackageManagerTabs,
  SourceCode,
  Tab,
  Tabs,
};
