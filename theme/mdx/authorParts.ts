/** What authors import from the theme, in pages and in islands. */
export { Link } from '../ui/Link.tsx';
export { Callout } from './Callout.tsx';
export { SourceCode } from './SourceCode.tsx';
export { Dropdown } from '../ui/Dropdown.tsx';
export { Tooltip } from '../ui/Tooltip.tsx';
export { PackageManagerTabs } from './code/PackageManagerTabs.tsx';
export { Tab, Tabs } from '../ui/Tabs.tsx';
