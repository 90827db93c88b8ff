export interface Shot {
  file: string;
  width: number;
  label: string;
}

/** Height of every picture on the sheet. */
const ROW_PX = 420;

/** A page that shows pictures side by side, each with its label. */
export function contactSheet(title: string, shots: readonly Shot[]): string {
  const figures = shots.map(
    ({ file, label }) =>
      `<figure><img src="${file}" height="${ROW_PX}" alt=""><figcaption>${label}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>
body { display: flex; flex-wrap: wrap; gap: 12px; background: #777; font: 13px sans-serif; }
figure { margin: 0; } figcaption { color: #fff; }
</style>
${figures.join('\n')}
`;
}
