import { Component, type ReactNode } from 'react';
import { loadAnew } from '../ui/loadAnew.ts';

interface State {
  /** What was on screen when rendering failed. */
  kept: Node[] | null;
}

/**
 * When a part of the page fails, React would leave an empty window. Here what
 * was on screen stays, as the plain HTML it also is without code: its text can
 * be read and its links followed. A failure after the page came alive is first
 * answered by a normal page load, of which the next failure ends here; so there
 * is no loop.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { kept: null };

  static getDerivedStateFromError(): State {
    const root = document.getElementById('__rspress_root');
    return { kept: [...(root?.cloneNode(true).childNodes ?? [])] };
  }

  override componentDidCatch(): void {
    const { dataset } = document.documentElement;
    const wasAlive = 'alive' in dataset;
    dataset.fault = '';
    if (wasAlive) void loadAnew(window.location.href);
  }

  override render(): ReactNode {
    const { kept } = this.state;
    return kept ? (
      <div ref={element => element?.replaceChildren(...kept)} />
    ) : (
      this.props.children
    );
  }
}
