import type { PageFacts } from '../../shared/pageRecord.ts';
import type { NavItem } from '../nav/NavItem.ts';

/** What plugins know about each page, by route. plugins/page-data replaces this module. */
export const pageFacts: Record<string, PageFacts> = {};

/** While pages are written, the navigation bar as its file has it now, by language. */
export const liveNav: Record<string, NavItem[]> = {};
