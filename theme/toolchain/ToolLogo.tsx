import { useEffect, useRef, useState } from 'react';
import { TRANSPARENT_PIXEL } from './toolText.ts';

export interface ToolLogoProps {
  src: string;
  size: number;
  scale?: number;
}

/** A tool's mark, loaded when seen; a lost one leaves its place empty. */
export function ToolLogo({ src, size, scale = 1 }: ToolLogoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isLost, setIsLost] = useState(false);

  // Asks the browser once more: nobody heard a failure before React came.
  useEffect(() => image.current?.setAttribute('src', src), [src]);

  return (
    <img
      ref={image}
      src={isLost ? TRANSPARENT_PIXEL : src}
      width={size * scale}
      height={size * scale}
      alt=""
      loading="lazy"
      onError={() => setIsLost(true)}
    />
  );
}
