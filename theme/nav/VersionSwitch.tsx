import { Dropdown } from '../ui/Dropdown.tsx';
import { Link } from '../ui/Link.tsx';
import { useText } from '../useText.ts';
import { useVersions, type VersionLink } from './useVersions.ts';
import menu from './NavMenu.module.css';

/** Links to the page in other versions; absent if there's only one. */
export function VersionSwitch() {
  const text = useText();
  const versions = useVersions();
  if (versions.length < 2) return null;

  return (
    <div role="group" aria-label={text('nav.version')}>
      <Dropdown
        label={<span>{versions.find(({ isCurrent }) => isCurrent)?.name}</span>}
        className={menu.link}
      >
        <ul className={menu.column}>
          {versions.map(version => (
            <li key={version.name}>
              <VersionItem version={version} />
            </li>
          ))}
        </ul>
      </Dropdown>
    </div>
  );
}

/** A version; the current one is marked. */
export function VersionItem({ version }: { version: VersionLink }) {
  return (
    <Link
      className={menu.link}
      href={version.href}
      aria-current={version.isCurrent ? 'true' : undefined}
    >
      {version.name}
    </Link>
  );
}
