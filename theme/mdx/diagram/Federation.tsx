import { Figure, type DiagramProps } from './Figure.tsx';
import { Arrow, Box, File, Label, type Area, type Point } from './parts.tsx';

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
export function Diagram({ strings }: DiagramProps<'federation'>) {
  const draw = (at: Places) => ({ ...at, content: drawAt(at, strings) });
  return (
    <Figure
      name="federation"
      strings={strings}
      wide={draw(wide)}
      narrow={draw(narrow)}
    />
  );
}

function drawAt(at: Places, strings: DiagramProps<'federation'>['strings']) {
  const files = [
    ['mf-manifest.json', strings.manifest],
    ['badge_kit.js', strings.entry],
    ['__federation_expose_*.js', strings.module],
  ] as const;
  const steps = [strings.starts, strings.runs, strings.renders];
  const labels = [strings.fetchManifest, strings.loadEntry, strings.loadModule];
  return (
    <>
      <Panel
        at={at.remote}
        title={`${strings.remote} \`badge-kit\``}
        rule={strings.remoteRule}
      />
      {files.map(([name, note], index) => {
        const [x, y] = at.files[index] ?? [0, 0];
        return (
          <g key={name}>
            <File at={[x, y]} name={name} isOutput />
            <Label at={[x + 20, y + 20]} width={210} text={note} tone="muted" />
          </g>
        );
      })}
      <Panel
        at={at.application}
        title={`${strings.application} \`shop\``}
        rule={strings.applicationRule}
      />
      {steps.map((text, index) => (
        <Box key={text} at={at.steps[index] ?? at.application} text={text} />
      ))}
      {at.arrows.map((through, index) => (
        <Arrow key={index} through={through} />
      ))}
      {labels.map((text, index) => (
        <Label
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
      <Label
        at={[x + 16, y + 34]}
        width={width - 32}
        title={title}
        text={rule}
      />
    </>
  );
}
