export interface Bar {
  name: string;
  value: number;
  /** The lowest and highest measured values. */
  spread?: readonly [number, number];
  /** The label after the bar. */
  label: string;
  isOurs: boolean;
}

export interface Chart {
  title: string;
  note: string;
  bars: readonly Bar[];
  /** A goal, drawn as a line across the bars. */
  limit?: { value: number; label: string };
}

const WIDTH = 640;
const NAME_WIDTH = 110;
const LABEL_WIDTH = 130;
const HEAD = 54;
const ROW = 28;
const BAR = 16;
const FOOT = 26;

const escape = (text: string) =>
  text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`);

/** Horizontal bars as an SVG that's readable on light and dark pages. */
export function drawBarChart({ title, note, bars, limit }: Chart): string {
  const most = Math.max(
    ...bars.map(({ value, spread }) => spread?.[1] ?? value),
    limit?.value ?? 0,
    Number.MIN_VALUE,
  );
  const room = WIDTH - NAME_WIDTH - LABEL_WIDTH;
  const length = (value: number) => Number(((value / most) * room).toFixed(1));
  const height = HEAD + bars.length * ROW + (limit ? FOOT : 8);
  const rows = bars.map((bar, index) => {
    const top = HEAD + index * ROW;
    const middle = top + BAR / 2;
    const end = NAME_WIDTH + length(bar.spread?.[1] ?? bar.value);
    return [
      `<text x="${NAME_WIDTH - 8}" y="${middle + 4}" text-anchor="end">${escape(bar.name)}</text>`,
      `<rect x="${NAME_WIDTH}" y="${top}" width="${length(bar.value)}" height="${BAR}" class="${bar.isOurs ? 'ours' : 'other'}"/>`,
      ...(bar.spread
        ? [
            `<path d="M${NAME_WIDTH + length(bar.spread[0])} ${middle}H${NAME_WIDTH + length(bar.spread[1])}" class="spread"/>`,
          ]
        : []),
      `<text x="${end + 8}" y="${middle + 4}">${escape(bar.label)}</text>`,
    ].join('');
  });
  const goal = limit
    ? `<path d="M${NAME_WIDTH + length(limit.value)} ${HEAD - 6}V${height - FOOT + 6}" class="limit"/>` +
      `<text x="${NAME_WIDTH + length(limit.value)}" y="${height - 6}" text-anchor="middle" class="note">${escape(limit.label)}</text>`
    : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escape(title)}">`,
    '<style>text{font:13px system-ui,sans-serif;fill:#1f2328}.title{font-weight:600;font-size:15px}.note{font-size:12px;fill:#59636e}.ours{fill:#b35900}.other{fill:#8c959f}.spread{stroke:#1f2328;stroke-width:1.5}.limit{stroke:#1a7f37;stroke-width:1.5;stroke-dasharray:4 3}@media(prefers-color-scheme:dark){text{fill:#e6edf3}.note{fill:#9198a1}.ours{fill:#f0883e}.other{fill:#6e7681}.spread{stroke:#e6edf3}.limit{stroke:#3fb950}}</style>',
    `<text x="0" y="18" class="title">${escape(title)}</text>`,
    `<text x="0" y="37" class="note">${escape(note)}</text>`,
    ...rows,
    goal,
    '</svg>',
    '',
  ].join('\n');
}
