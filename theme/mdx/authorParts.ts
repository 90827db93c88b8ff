/** Components that pages and islands can import from the theme. */
export { Link } from '../ui/Link.tsx';
export { Callout } from './Callout.tsx';
export { SourceCode } from './SourceCode.tsx';
export { Dropdown } from '../ui/Dropdown.tsx';
export { Tooltip } from '../ui/Tooltip.tsx';
export { PackageManagerTabs } from './code/PackageManagerTabs.tsx';
export { Tab, Tabs } from '../ui/Tabs.tsx';
