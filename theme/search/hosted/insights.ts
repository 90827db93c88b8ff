import {
  VIEW_EVENTS_CHUNK,
  VIEW_EVENTS_DELAY_MS,
} from '@rslib-website/search/limits';

const EVENTS_ADDRESS = 'https://insights.algolia.io/1/events';

export interface ChosenItem {
  index: string;
  queryID: string;
  objectID: string;
  /** Starting at 1. */
  position: number;
}

export interface Insights {
  /** Reports that a hit was opened. */
  sendItemSelected(item: ChosenItem): Promise<void>;
  /** Reports which hits were shown, once the list settles. */
  sendViewed(index: string, objectIDs: readonly string[]): void;
}

/** Events for the hosted service; failures are ignored. */
export function createInsights({
  appId,
  apiKey,
}: {
  appId: string;
  apiKey: string;
}): Insights {
  // New on each page view, so that readers can't be tracked.
  const userToken = `anonymous-${Math.random().toString(36).slice(2)}`;
  const send = async (event: Record<string, unknown>) => {
    try {
      await fetch(EVENTS_ADDRESS, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-algolia-application-id': appId,
          'x-algolia-api-key': apiKey,
        },
        body: JSON.stringify({ events: [{ userToken, ...event }] }),
        keepalive: true,
      });
    } catch {
      // Offline or refused.
    }
  };

  let seen: { index: string; objectIDs: readonly string[] } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (!seen) return;
    const { index, objectIDs } = seen;
    for (let from = 0; from < objectIDs.length; from += VIEW_EVENTS_CHUNK) {
      void send({
        eventType: 'view',
        eventName: 'Items Viewed',
        index,
        objectIDs: objectIDs.slice(from, from + VIEW_EVENTS_CHUNK),
      });
    }
  };

  return {
    sendItemSelected: ({ index, queryID, objectID, position }) =>
      send({
        eventType: 'click',
        eventName: 'Item Selected',
        index,
        queryID,
        objectIDs: [objectID],
        positions: [position],
      }),
    sendViewed(index, objectIDs) {
      clearTimeout(timer);
      seen = { index, objectIDs };
      timer = setTimeout(flush, VIEW_EVENTS_DELAY_MS);
    },
  };
}
