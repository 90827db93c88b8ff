import { PageContext, usePage } from '@rspress/core/runtime';
import {
  createContext,
  createElement,
  useContext,
  useId,
  type ComponentType,
} from 'react';
import { renderToString } from 'react-dom/server';
import { checkProps } from './checkProps.ts';

type EngineRecord = ReturnType<typeof usePage>['page'];

export interface IslandOptions {
  /** The page starts it; other islands are started by a behavior. */
  isStarted?: boolean;
  /** Set if the island is a whole page: what the engine keeps on its module. */
  page?: object;
}

const InsideIsland = createContext(false);

/**
 * Renders a component with state, marked so that startIslands.ts can hydrate
 * it. Until then, and without scripts, it's static HTML. It's rendered as a
 * separate tree, as it is in the browser: its ids match, and it can't read from
 * the page what isn't there later.
 */
export function createIsland<Props extends object>(
  id: string,
  Part: ComponentType<Props>,
  { isStarted = false, page }: IslandOptions = {},
): ComponentType<Props> {
  // A file of components may also export constants.
  if (!isComponent(Part)) return Part;
  function Island(props: Props) {
    const isInside = useContext(InsideIsland);
    const ids = useId();
    const record = usePage().page;
    // It's hydrated together with the island around it.
    if (isInside) return <Part {...props} />;

    checkProps(id, props);
    const data = page ? pageFacts(record) : islandFacts(id, record);
    // The engine's type wants the whole record; an island has what the browser will have.
    const known = { data: data as EngineRecord };
    const html = renderToString(
      <InsideIsland value>
        <PageContext value={known}>
          <Part {...props} />
        </PageContext>
      </InsideIsland>,
      { identifierPrefix: ids },
    );
    // Not a div: an island may be inside a line of text.
    return createElement('site-island', {
      'data-island': id,
      'data-start': isStarted ? '' : undefined,
      'data-ids': ids,
      'data-props': Object.keys(props).length
        ? JSON.stringify(props)
        : undefined,
      'data-page': page && JSON.stringify(data),
      dangerouslySetInnerHTML: { __html: html },
    });
  }
  return Object.assign(Island, page);
}

function isComponent(part: unknown): boolean {
  return (
    typeof part === 'function' ||
    (typeof part === 'object' && part !== null && '$$typeof' in part)
  );
}

/** The sidebar is large and outside the page. */
function pageFacts({ sidebar: _sidebar, ...facts }: EngineRecord) {
  return facts;
}

/**
 * What engineRuntime.ts can read from any document. During development there's
 * more.
 */
function islandFacts(id: string, record: EngineRecord) {
  const { lang, version, routePath, pageType } = record;
  return new Proxy(
    { lang, version, routePath, pageType },
    {
      get(facts, key) {
        if (key in record && !(key in facts)) {
          throw new Error(
            `The island ${id} reads \`${String(key)}\` of its page, which is not in the browser: there an island knows ${Object.keys(facts).join(', ')}. Hand it over as a prop.`,
          );
        }
        return Reflect.get(facts, key) as unknown;
      },
    },
  );
}
