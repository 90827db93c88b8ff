import { Figure, type DiagramProps } from './Figure.tsx';
import {
  arrange,
  box,
  column,
  file,
  inHeight,
  label,
  panel,
  row,
} from './layout.tsx';

const STEP_HEIGHT = 56;

/** A remote on its server, and the application that loads it in the browser. */
export function Diagram({ strings }: DiagramProps<'federation'>) {
  const files = [
    ['mf-manifest.json', strings.manifest],
    ['badge_kit.js', strings.entry],
    ['__federation_expose_*.js', strings.module],
  ] as const;
  const steps = [strings.starts, strings.runs, strings.renders];
  const labels = [
    strings.fetchManifest,
    strings.loadEntry,
    strings.loadModule,
  ].map((text, index) => `${index + 1}. ${text}`);

  const remote = (width: number, height: number) =>
    panel(
      width,
      'remote',
      column(
        [
          label(width - 28, strings.remoteRule, {
            title: `${strings.remote} \`badge-kit\``,
            tone: 'plain',
          }),
          ...files.map(([name, note]) =>
            inHeight(height, file(210, name, { isOutput: true, note })),
          ),
        ],
        10,
      ),
    );
  const application = (width: number, height: number) =>
    panel(
      width,
      'application',
      column(
        [
          label(width - 28, strings.applicationRule, {
            title: `${strings.application} \`shop\``,
            tone: 'plain',
          }),
          ...steps.map((text, index) =>
            inHeight(
              height,
              box(width - 28, { id: `step ${index}`, text, minHeight: 40 }),
            ),
          ),
        ],
        10,
      ),
    );

  const wide = arrange(
    row([remote(238, STEP_HEIGHT), application(270, STEP_HEIGHT)], 196),
    'right',
    labels.map((text, index) => ({
      from: index === 0 ? 'step 0' : 'remote',
      to: index === 0 ? 'remote' : `step ${index}`,
      label: text,
    })),
  );
  const narrow = arrange(
    column([remote(344, 38), application(344, 0)], 96),
    'down',
    labels.map((text, index) => ({
      from: index === 0 ? 'application' : 'remote',
      to: index === 0 ? 'remote' : 'application',
      at: 20 + index * 114,
      label: text,
    })),
  );
  return (
    <Figure name="federation" strings={strings} wide={wide} narrow={narrow} />
  );
}
