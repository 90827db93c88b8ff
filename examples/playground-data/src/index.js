import { readFileSync } from 'node:fs';

const data = JSON.parse(readFileSync('step-counter.json', 'utf8'));
const choice = { format: 'cjs', bundle: 'on', minify: 'on', dts: 'files' };

function findTree(ids, list) {
  let index = 0;
  for (const id of ids) {
    const { values } = data.axes.find(axis => axis.id === id);
    const position = values.findIndex(value => value.id === choice[id]);
    index = index * values.length + position;
  }
  return data.trees[list[index]];
}

const ids = data.axes.filter(axis => axis.group === 'js').map(axis => axis.id);
console.log({
  ...findTree(ids, data.js),
  ...findTree(data.dts.axes, data.dts.trees),
});
