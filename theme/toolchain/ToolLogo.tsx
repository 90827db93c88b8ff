import { TRANSPARENT_PIXEL } from './toolText.ts';

export interface ToolLogoProps {
  src: string;
  size: number;
  scale?: number;
  isLazy?: boolean;
}

/** A tool's mark; one that cannot be loaded leaves its place empty. */
export function ToolLogo({ src, size, scale = 1, isLazy }: ToolLogoProps) {
  return (
    <img
      src={src}
      width={size * scale}
      height={size * scale}
      alt=""
      loading={isLazy ? 'lazy' : undefined}
      onError={event => {
        if (event.currentTarget.src !== TRANSPARENT_PIXEL) {
          event.currentTarget.src = TRANSPARENT_PIXEL;
        }
      }}
    />
  );
}
