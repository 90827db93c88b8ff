/** The engine's parts that we replace, and the parts authors use in pages. */
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';

export { Layout } from './page/Layout.tsx';
export { Root } from './page/Root.tsx';
export { useThemeState } from './nav/useThemeState.ts';
export { Link } from './ui/Link.tsx';
export { Callout } from './page/Callout.tsx';
export { SourceCode } from './page/SourceCode.tsx';
export { Dropdown } from './ui/Dropdown.tsx';
export { Tooltip } from './ui/Tooltip.tsx';
export { PackageManagerTabs } from './code/PackageManagerTabs.tsx';
export { Tab, Tabs } from './ui/Tabs.tsx';
