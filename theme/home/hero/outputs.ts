/** A bar of the mark: the file it stands for, and a part of a line in it. */
export interface HeroOutput {
  name: string;
  file: string;
  part: string;
  /** More follows on that line. */
  isCut?: boolean;
}

/** The slots from top to bottom. Of two bars, the last stays. */
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
