/** The engine's parts that we replace, and the parts authors use in pages. */
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';

export { Layout } from './layout/Layout.tsx';
export { Root } from './layout/Root.tsx';
export { useThemeState } from './nav/useThemeState.ts';
export * from './mdx/authorParts.ts';
