import { Figure, type DiagramProps } from './Figure.tsx';
import { Arrow, Box, File, Label, type Area, type Point } from './parts.tsx';

interface Places {
  width: number;
  height: number;
  input: Area;
  source: Point;
  settings: Point;
  rslib: Area;
  rsbuild: Area;
  rspack: Area;
  typescript: Area;
  output: Area;
  scripts: Point;
  declarations: Point;
  arrows: readonly (readonly Point[])[];
}

const wide: Places = {
  width: 704,
  height: 248,
  input: [0, 0, 166, 248],
  source: [16, 24],
  settings: [16, 144],
  rslib: [192, 24, 156, 84],
  rsbuild: [192, 140, 156, 84],
  rspack: [374, 12, 156, 100],
  typescript: [374, 136, 156, 100],
  output: [556, 0, 148, 248],
  scripts: [572, 24],
  declarations: [572, 162],
  arrows: [
    [
      [166, 66],
      [190, 66],
    ],
    [
      [270, 108],
      [270, 138],
    ],
    [
      [348, 182],
      [361, 182],
      [361, 62],
      [372, 62],
    ],
    [
      [348, 182],
      [372, 182],
    ],
    [
      [530, 62],
      [554, 62],
    ],
    [
      [530, 186],
      [554, 186],
    ],
  ],
};

const narrow: Places = {
  width: 344,
  height: 516,
  input: [0, 0, 344, 120],
  source: [16, 22],
  settings: [176, 22],
  rslib: [0, 148, 158, 84],
  rsbuild: [186, 148, 158, 84],
  rspack: [0, 276, 158, 88],
  typescript: [186, 276, 158, 88],
  output: [0, 392, 344, 122],
  scripts: [16, 416],
  declarations: [202, 416],
  arrows: [
    [
      [79, 120],
      [79, 146],
    ],
    [
      [158, 190],
      [184, 190],
    ],
    [
      [265, 232],
      [265, 254],
      [79, 254],
      [79, 274],
    ],
    [
      [265, 232],
      [265, 274],
    ],
    [
      [79, 364],
      [79, 390],
    ],
    [
      [265, 364],
      [265, 390],
    ],
  ],
};

const SOURCES = ['index.ts', 'style.css', 'logo.svg'];
const SETTINGS = ['package.json', 'tsconfig.json', 'rslib.config.ts'];
const OUTPUTS = ['index.js', 'index.cjs', 'index.css'];
const ROW_PX = 26;

/** How a build flows from the source to the files one publishes. */
export function Diagram({ strings }: DiagramProps<'build'>) {
  const draw = (at: Places) => ({ ...at, content: drawAt(at, strings) });
  return (
    <Figure
      name="build"
      strings={strings}
      wide={draw(wide)}
      narrow={draw(narrow)}
    />
  );
}

function drawAt(at: Places, strings: DiagramProps<'build'>['strings']) {
  const below = ([x, y]: Point, row: number): Point => [x, y + row * ROW_PX];
  const files = (top: Point, names: string[], isOutput = false) =>
    names.map((name, index) => (
      <File
        key={name}
        at={below(top, index + 1)}
        name={name}
        isOutput={isOutput}
      />
    ));
  return (
    <>
      <Box at={at.input} tone="sheet" />
      <Label at={at.source} width={134} text={strings.source} tone="muted" />
      {files(at.source, SOURCES)}
      <Label
        at={at.settings}
        width={134}
        text={strings.settings}
        tone="muted"
      />
      {files(at.settings, SETTINGS)}
      <Box at={at.rslib} title="Rslib" text={strings.rslib} />
      <Box at={at.rsbuild} title="Rsbuild" text={strings.rsbuild} />
      <Box at={at.rspack} title="Rspack" text={strings.rspack} />
      <Box
        at={at.typescript}
        title="TypeScript"
        text={strings.typescript}
        tone="option"
      />
      <Box at={at.output} tone="sheet" />
      <Label at={at.scripts} width={134} text={strings.output} tone="muted" />
      {files(at.scripts, OUTPUTS, true)}
      {files(at.declarations, ['index.d.ts'], true)}
      {at.arrows.map((through, index) => (
        <Arrow key={index} through={through} />
      ))}
    </>
  );
}
