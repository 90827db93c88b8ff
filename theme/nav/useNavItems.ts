import { useNav } from '@rspress/core/runtime';
import type { NavItem } from './navItems.ts';

/** The entries of the navigation bar in the page's language. */
export function useNavItems(): NavItem[] {
  // The engine's type doesn't have all fields of an entry.
  return useNav() as NavItem[];
}
