/** A bar of the logo: the file it symbolizes, and a part of a line in that file. */
export interface HeroOutput {
  name: string;
  file: string;
  part: string;
  /** More follows on that line. */
  isCut?: boolean;
}

/** The slots from top to bottom. If a slot has two bars, the last one stays. */
export const outputs: HeroOutput[][] = [
  [{ name: 'ESM', file: 'dist/index.js', part: 'export { clock };' }],
  [
    {
      name: 'UMD',
      file: 'dist/umd/index.js',
      part: 'root["Clock"] =',
      isCut: true,
    },
    {
      name: 'CJS',
      file: 'dist/index.cjs',
      part: 'exports.clock =',
      isCut: true,
    },
  ],
  [
    {
      name: 'd.ts',
      file: 'dist/index.d.ts',
      part: 'clock(s: number): string',
    },
  ],
];
