import { Figure, type DiagramProps } from './Figure.tsx';
import { Arrow, Box, File, Words, type Area, type Point } from './parts.tsx';

interface Places {
  width: number;
  height: number;
  remote: Area;
  files: readonly Point[];
  application: Area;
  steps: readonly Area[];
  arrows: readonly (readonly Point[])[];
  labels: readonly Point[];
  labelWidth: number;
  labelAnchor: 'start' | 'middle';
}

const wide: Places = {
  width: 704,
  height: 268,
  remote: [0, 0, 238, 268],
  files: [
    [16, 86],
    [16, 148],
    [16, 210],
  ],
  application: [430, 0, 274, 268],
  steps: [
    [446, 70, 242, 40],
    [446, 132, 242, 40],
    [446, 194, 242, 58],
  ],
  arrows: [
    [
      [444, 90],
      [240, 90],
    ],
    [
      [238, 152],
      [444, 152],
    ],
    [
      [238, 223],
      [444, 223],
    ],
  ],
  labels: [
    [334, 78],
    [334, 140],
    [334, 211],
  ],
  labelWidth: 200,
  labelAnchor: 'middle',
};

const narrow: Places = {
  width: 344,
  height: 572,
  remote: [0, 0, 344, 218],
  files: [
    [16, 80],
    [16, 128],
    [16, 176],
  ],
  application: [0, 316, 344, 252],
  steps: [
    [16, 384, 312, 40],
    [16, 442, 312, 40],
    [16, 500, 312, 52],
  ],
  arrows: [
    [
      [20, 316],
      [20, 220],
    ],
    [
      [132, 218],
      [132, 314],
    ],
    [
      [244, 218],
      [244, 314],
    ],
  ],
  labels: [
    [32, 267],
    [144, 267],
    [256, 267],
  ],
  labelWidth: 86,
  labelAnchor: 'start',
};

/** A remote on its server, and the application that loads it in the browser. */
export function Diagram({ words }: DiagramProps<'federation'>) {
  const draw = (at: Places) => ({ ...at, content: drawAt(at, words) });
  return (
    <Figure
      name="federation"
      words={words}
      wide={draw(wide)}
      narrow={draw(narrow)}
    />
  );
}

function drawAt(at: Places, words: DiagramProps<'federation'>['words']) {
  const files = [
    ['mf-manifest.json', words.manifest],
    ['badge_kit.js', words.entry],
    ['__federation_expose_*.js', words.module],
  ] as const;
  const steps = [words.starts, words.runs, words.renders];
  const labels = [words.fetchManifest, words.loadEntry, words.loadModule];
  return (
    <>
      <Panel
        at={at.remote}
        title={`${words.remote} \`badge-kit\``}
        rule={words.remoteRule}
      />
      {files.map(([name, note], index) => {
        const [x, y] = at.files[index] ?? [0, 0];
        return (
          <g key={name}>
            <File at={[x, y]} name={name} isOutput />
            <Words at={[x + 20, y + 20]} width={210} text={note} tone="muted" />
          </g>
        );
      })}
      <Panel
        at={at.application}
        title={`${words.application} \`shop\``}
        rule={words.applicationRule}
      />
      {steps.map((text, index) => (
        <Box key={text} at={at.steps[index] ?? at.application} text={text} />
      ))}
      {at.arrows.map((through, index) => (
        <Arrow key={index} through={through} />
      ))}
      {labels.map((text, index) => (
        <Words
          key={text}
          at={at.labels[index] ?? [0, 0]}
          width={at.labelWidth}
          text={`${index + 1}. ${text}`}
          anchor={at.labelAnchor}
          tone="muted"
        />
      ))}
    </>
  );
}

function Panel({ at, title, rule }: { at: Area; title: string; rule: string }) {
  const [x, y, width] = at;
  return (
    <>
      <Box at={at} tone="sheet" />
      <Words
        at={[x + 16, y + 34]}
        width={width - 32}
        title={title}
        text={rule}
      />
    </>
  );
}
