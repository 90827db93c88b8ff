import { useSiteThemeConfig } from '../../theme/useThemeConfig.ts';

/** The files with the data of all samples. */
export function ExplorerData() {
  const { explorerFiles = {} } = useSiteThemeConfig();
  return (
    <ul>
      {Object.entries(explorerFiles).map(([id, address]) => (
        <li key={id}>
          <a href={address} download={`${id}.json`}>
            {id}.json
          </a>
        </li>
      ))}
    </ul>
  );
}
