import { readFileSync } from 'node:fs';

const { data } = JSON.parse(readFileSync('report/rsdoctor-data.json', 'utf8'));
const packages = data.packageGraph.packages.toSorted((a, b) =>
  a.name.localeCompare(b.name),
);

const expected = ['event-log'];
for (const { name, version, size } of packages) {
  console.log(`${name} ${version}: ${size.sourceSize} bytes`);
  if (!expected.includes(name)) process.exitCode = 1;
}
