import { cleanHref } from '../../browser/navigation/linkTarget.ts';

/** An entry of the navigation bar, as the site's configuration gives it. */
export interface NavItem {
  text: string;
  link?: string;
  tag?: string;
  position?: 'left' | 'right';
  items?: NavItem[];
  activeMatch?: string;
}

/** Whether an entry or one of its own entries leads to where the reader is. */
export function isActiveItem(item: NavItem, routePath: string): boolean {
  if (item.activeMatch) return new RegExp(item.activeMatch).test(routePath);
  if (item.items?.some(child => isActiveItem(child, routePath))) return true;
  // The engine writes addresses as those of files: `/about.html`.
  return cleanHref(item.link ?? '') === routePath;
}
