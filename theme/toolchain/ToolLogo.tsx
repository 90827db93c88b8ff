export interface ToolLogoProps {
  src: string;
  size: number;
  scale?: number;
}

/** A tool's logo; browser/behaviors/toolLogos.ts replaces a missing one. */
export function ToolLogo({ src, size, scale = 1 }: ToolLogoProps) {
  return (
    <img
      // Before `src`, or a copy of the element would load at once.
      loading="lazy"
      src={src}
      width={size * scale}
      height={size * scale}
      alt=""
      data-tool-logo=""
    />
  );
}
