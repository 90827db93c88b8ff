// Prints what the addon passes on, for several values of libIndex.
import { rsbuildFinal } from 'storybook-addon-rslib/preset';

for (const libIndex of [undefined, 1, false]) {
  const { plugins, ...passed } = await rsbuildFinal({}, { rslib: { libIndex } });
  console.log(`libIndex: ${libIndex}`);
  console.log(`  plugins: ${plugins.map(plugin => plugin.name)}`);
  for (const [name, value] of Object.entries(passed)) {
    console.log(`  ${name}: ${JSON.stringify(value)}`);
  }
}
