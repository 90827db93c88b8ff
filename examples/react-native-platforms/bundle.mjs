// Lists the files that Metro takes from a package, leaving out React Native itself.
import Metro from 'metro';

const [app, ...platforms] = process.argv.slice(2);
const config = await Metro.loadConfig(
  { cwd: import.meta.dirname },
  {
    cacheStores: [],
    reporter: { update() {} },
    resolver: {
      // As in the configuration of React Native.
      unstable_conditionNames: ['react-native'],
      resolveRequest: (context, name, platform) =>
        name === 'react-native'
          ? { type: 'empty' }
          : context.resolveRequest(context, name, platform),
    },
  },
);
for (const platform of platforms) {
  const options = { entries: [app], platform };
  const { dependencies } = await Metro.buildGraph(config, options);
  const files = [...dependencies.keys()].join('\n').match(/dist.*/g);
  console.log(`${platform}: ${files.join(', ')}`);
}
process.exit();
