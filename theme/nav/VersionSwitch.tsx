import { useSite } from '@rspress/core/runtime';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Link } from '../ui/Link.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { versionPath } from './versionPath.ts';
import menu from './NavMenu.module.css';

/** Leads to the same page of another version; absent with a single version. */
export function VersionSwitch() {
  const { site } = useSite();
  const { version, routePath, pageType } = usePageRecord();
  const { versions, default: defaultVersion } = site.multiVersion;
  if (versions.length < 2) return null;
  const path = pageType === '404' ? '/' : routePath;

  return (
    <Dropdown label={version || defaultVersion} className={menu.link}>
      <ul className={menu.column}>
        {versions.map(name => (
          <li key={name}>
            <Link
              className={menu.link}
              href={versionPath(path, name, { versions, defaultVersion })}
              aria-current={name === version ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
