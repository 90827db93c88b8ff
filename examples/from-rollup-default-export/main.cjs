for (const folder of ['dist-rollup', 'dist']) {
  const greet = require(`./${folder}/index.cjs`);
  try {
    console.log(folder.padEnd(12), greet('Ada'));
  } catch (error) {
    console.log(folder.padEnd(12), String(error));
  }
}
