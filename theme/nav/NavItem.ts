/** A configured entry of the navigation bar. */
export interface NavItem {
  text: string;
  link?: string;
  tag?: string;
  position?: 'left' | 'right';
  items?: NavItem[];
  activeMatch?: string;
}
