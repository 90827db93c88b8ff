import { PageContext } from '@rspress/core/runtime';
import { lazy, Suspense, useContext, useMemo, type ReactNode } from 'react';
import { completeRecord } from './completeRecord.ts';
import { pageFacts } from './pageFacts.ts';

/** Removed from the build, with all its imports. */
const DevClient =
  process.env.NODE_ENV !== 'production' &&
  lazy(async () => ({ default: (await import('./DevClient.tsx')).DevClient }));

/** Wraps the whole page and provides the complete page record. */
export function Root({ children }: { children: ReactNode }) {
  const engine = useContext(PageContext);
  const context = useMemo(() => {
    const { data } = engine;
    return { ...engine, data: completeRecord(data, pageFacts[data.routePath]) };
  }, [engine]);
  return (
    <PageContext.Provider value={context}>
      {DevClient ? (
        <Suspense>
          <DevClient>{children}</DevClient>
        </Suspense>
      ) : (
        children
      )}
    </PageContext.Provider>
  );
}
