import { MDXProvider } from '@mdx-js/react';
import type { ComponentType } from 'react';
import { authorComponents } from './authorComponents.tsx';

/** Gives a page that is an island the components of pages. */
export function withAuthorComponents<Props extends object>(
  Page: ComponentType<Props>,
): ComponentType<Props> {
  return function AuthoredPage(props: Props) {
    return (
      <MDXProvider components={authorComponents}>
        <Page {...props} />
      </MDXProvider>
    );
  };
}
