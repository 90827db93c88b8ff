import { Component, type ReactNode } from 'react';
import { loadAnew } from '../ui/loadAnew.ts';
import { readStored, sessionArea, writeStored } from '../ui/safeStorage.ts';

/** Remembers, for the tab, that a page was reloaded because it had failed. */
const RELOADED_KEY = 'rslib-reloaded';

interface State {
  /** What was on screen when rendering failed. */
  kept: Node[] | null;
}

/**
 * When a part of the page fails, React would leave an empty window. Here what
 * was on screen stays, as the plain HTML it also is without code: its text can
 * be read and its links followed. A page that a link led to is then loaded in
 * the normal way. The page that was loaded so is reloaded once in a tab, for a
 * failure that may pass; the next one ends here, or there would be no end.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { kept: null };

  private loadedPath = '';

  static getDerivedStateFromError(): State {
    const root = document.getElementById('__rspress_root');
    return { kept: [...(root?.cloneNode(true).childNodes ?? [])] };
  }

  override componentDidMount(): void {
    this.loadedPath = window.location.pathname;
  }

  override componentDidCatch(): void {
    const { dataset } = document.documentElement;
    const wasAlive = 'alive' in dataset;
    dataset.fault = '';
    const { pathname, href } = window.location;
    if (wasAlive && (pathname !== this.loadedPath || mayReload())) {
      void loadAnew(href);
    }
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

/** Whether this is the first time, and a second one will be known as such. */
function mayReload(): boolean {
  if (readStored(RELOADED_KEY, sessionArea)) return false;
  writeStored(RELOADED_KEY, '1', sessionArea);
  return readStored(RELOADED_KEY, sessionArea) === '1';
}
