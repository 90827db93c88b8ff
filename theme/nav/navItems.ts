import { cleanHref } from '../../browser/navigation/linkKind.ts';
import { useNav } from '@rspress/core/runtime';
import { liveNav } from '../layout/pageFacts.ts';
import type { NavItem } from './NavItem.ts';
import { usePageRecord } from '../usePageRecord.ts';

/** Whether an entry, or one nested in it, leads to the current page. */
export function isActiveItem(item: NavItem, routePath: string): boolean {
  if (item.activeMatch) return new RegExp(item.activeMatch).test(routePath);
  if (item.items?.some(child => isActiveItem(child, routePath))) return true;
  // The engine writes URLs as files: `/about.html`.
  return cleanHref(item.link ?? '') === routePath;
}

/** The entries of the navigation bar in the page's language. */
export function useNavItems(): NavItem[] {
  const { lang } = usePageRecord();
  // The engine's type doesn't have all fields of an entry.
  const configured = useNav() as NavItem[];
  return liveNav[lang] ?? configured;
}
