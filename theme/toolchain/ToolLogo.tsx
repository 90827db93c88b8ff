export interface ToolLogoProps {
  src: string;
  size: number;
  scale?: number;
}

/** A tool's mark, loaded when seen; see browser/behaviors/toolLogos.ts for a lost one. */
export function ToolLogo({ src, size, scale = 1 }: ToolLogoProps) {
  return (
    <img
      // Before the address: a copy of the element would load at once.
      loading="lazy"
      src={src}
      width={size * scale}
      height={size * scale}
      alt=""
      data-tool-logo=""
    />
  );
}
