/** Line icons on a 24 px grid, drawn for this site. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  pages: 'M4 5h16v14H4zM10 5v14',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M9 6l6 6-6 6',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16.2 16.2L20.5 20.5',
  sun: 'M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  system: 'M3.5 5h17v11h-17zM8.5 20h7M12 16v4',
  grid: 'M4.5 4.5h5v5h-5zM14.5 4.5h5v5h-5zM4.5 14.5h5v5h-5zM14.5 14.5h5v5h-5z',
  play: 'M7.5 5l11 7-11 7z',
  copy: 'M8.5 8.5h11v11h-11zM15.5 5.5v-1h-11v11h1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14',
  reset: 'M5 12a7 7 0 1 0 2.2-5.1M5 4.5v4h4',
  undo: 'M4.5 9.5h9a5 5 0 0 1 0 10h-5M4.5 9.5l4-4M4.5 9.5l4 4',
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  external: 'M9 5.5H5v13.5h13.5V15M13 4.5h6.5V11M19 5l-8.5 8.5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  star: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.7 9.6 9z',
  up: 'M12 19V5M6 11l6-6 6 6',
  globe:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
} as const;

type IconName = keyof typeof paths;

export interface IconProps {
  /** Several icons in one, of which the style sheet shows one. */
  name: IconName | readonly IconName[];
  className?: string | undefined;
}

/** A decorative icon: the control around it has the name. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className}
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {[name].flat().map(outline => (
        <path key={outline} d={paths[outline]} />
      ))}
    </svg>
  );
}
