import type { PageFacts } from '../../shared/pageRecord.ts';

/** Stands for what plugins know of each page, by route; plugins/page-data fills it. */
export const pageFacts: Record<string, PageFacts> = {};
