import type { FaceCut } from './cutFace.ts';

/** What is kept of each font that fonts.css names by the query of its address. */
export const faces: Readonly<Record<string, FaceCut>> = {
  // Headings and large figures: one weight and width, so the axes can go.
  'archivo-display': { axes: { wght: 690, wdth: 111 }, features: ['kern'] },
  'archivo-text': {
    axes: { wght: { min: 400, max: 680 } },
    features: ['kern', 'tnum'],
  },
  // No ligatures: readers have to see which characters to type.
  'jetbrains-mono': { axes: {}, features: [] },
  'jetbrains-mono-bold': { axes: {}, features: [] },
};

/** Their licenses, which are written beside them. */
export const licenses: Readonly<Record<string, string>> = {
  archivo: '@fontsource-variable/archivo/LICENSE',
  'jetbrains-mono': '@expo-google-fonts/jetbrains-mono/LICENSE_FONT',
};
