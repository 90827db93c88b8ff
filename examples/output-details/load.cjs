for (const name of ['index', 'start', 'assigned', 'default']) {
  const exported = require(`./dist/cjs/${name}.cjs`);
  console.log(name, typeof exported, exported.__esModule, Object.keys(exported));
}
