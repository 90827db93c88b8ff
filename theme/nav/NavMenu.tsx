import { Dropdown } from '../ui/Dropdown.tsx';
import { Link } from '../ui/Link.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import type { NavItem } from './NavItem.ts';
import { isActiveItem, useNavItems } from './navItems.ts';
import styles from './NavMenu.module.css';

export interface NavMenuProps {
  position: 'left' | 'right';
}

/** The entries on one side of the bar. */
export function NavMenu({ position }: NavMenuProps) {
  const text = useText();
  const all = useNavItems();
  const items = all.filter(item => (item.position ?? 'right') === position);
  if (items.length === 0) return null;
  // Landmarks need different names.
  const isSecond = position === 'right' && items.length < all.length;

  return (
    <nav
      className={styles.menu}
      aria-label={text(isSecond ? 'nav.moreLinks' : 'nav.label')}
    >
      <ul className={styles.list}>
        {items.map(item => (
          <li key={item.text}>
            <NavEntry item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link, a dropdown, or a link with a dropdown. */
function NavEntry({ item }: { item: NavItem }) {
  const text = useText();
  const { routePath } = usePageRecord();
  if (!item.items) return <NavLink item={item} />;
  const look = item.link
    ? {
        lead: <NavLink item={item} />,
        name: text('nav.openGroup', { name: item.text }),
        className: styles.opener,
      }
    : {
        label: <NavText item={item} />,
        isCurrent: isActiveItem(item, routePath),
        className: styles.link,
      };
  return (
    <Dropdown {...look}>
      <NavLinks items={item.items} />
    </Dropdown>
  );
}

/** A vertical list, for dropdowns and the mobile menu. */
export function NavLinks({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className={styles.column}>
      {items.map(item => (
        <li key={item.text}>
          {item.items ? (
            <>
              {item.link ? (
                <NavLink item={item} />
              ) : (
                <p className={styles.groupName}>
                  <NavText item={item} />
                </p>
              )}
              <NavLinks items={item.items} />
            </>
          ) : (
            <NavLink item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

function NavLink({ item }: { item: NavItem }) {
  const { routePath } = usePageRecord();
  return (
    <Link
      className={styles.link}
      href={item.link ?? ''}
      aria-current={isActiveItem(item, routePath) ? 'true' : undefined}
    >
      <NavText item={item} />
    </Link>
  );
}

function NavText({ item }: { item: NavItem }) {
  return (
    <>
      {item.text}
      {item.tag && <span className={styles.tag}>{item.tag}</span>}
    </>
  );
}
