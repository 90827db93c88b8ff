import type { ComponentType } from 'react';

/**
 * Renders a part with state of its own, marked so that the browser finds it:
 * startIslands.ts brings React to it. Until then, and without scripts, it is the
 * HTML that was rendered.
 */
export function createIsland<Props extends object>(
  id: string,
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function Island(props: Props) {
    return (
      <div data-island={id} data-props={JSON.stringify(props)}>
        <Part {...props} />
      </div>
    );
  };
}
