import { joinAddress, splitAddress } from '../../universal/siteAddress.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Link } from '../ui/Link.tsx';
import { useAddressRules } from '../useAddressRules.ts';
import { usePageRecord } from '../usePageRecord.ts';
import menu from './NavMenu.module.css';

/** Leads to the same page of another version; absent with a single version. */
export function VersionSwitch() {
  const rules = useAddressRules();
  const { version, lang, routePath, pageType } = usePageRecord();
  const { versions, defaultVersion } = rules;
  if (versions.length < 2) return null;
  const page = pageType === '404' ? '/' : splitAddress(routePath, rules).page;

  return (
    <Dropdown label={version || defaultVersion} className={menu.link}>
      <ul className={menu.column}>
        {versions.map(name => (
          <li key={name}>
            <Link
              className={menu.link}
              href={joinAddress({ version: name, lang, page }, rules)}
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
