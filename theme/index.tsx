/** Replacements for the engine's components, and components for pages. */
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';

export { Layout } from './layout/Layout.tsx';
export { Root } from './layout/Root.tsx';
export { useThemeState } from './nav/useThemeState.ts';
export * from './mdx/authorParts.ts';
