import type { Flow } from './Flow.ts';
import { appearanceFlows } from './flows/appearance.ts';
import { contentFlows } from './flows/content.ts';
import { navigationFlows } from './flows/navigation.ts';
import { readingFlows } from './flows/reading.ts';
import { searchFlows } from './flows/search.ts';

/** What readers do most: written once, for every engine. */
export const flows: readonly Flow[] = [
  ...navigationFlows,
  ...searchFlows,
  ...readingFlows,
  ...contentFlows,
  ...appearanceFlows,
];
