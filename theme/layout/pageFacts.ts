import type { PageFacts } from '../../shared/pageRecord.ts';

/** What plugins know about each page, by route. plugins/page-data replaces this module. */
export const pageFacts: Record<string, PageFacts> = {};
