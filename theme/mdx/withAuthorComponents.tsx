import { MDXProvider } from '@mdx-js/react';
import type { ComponentType } from 'react';
import { authorComponents } from './authorComponents.tsx';

/** A page that is an island brings along what pages are made of. */
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
