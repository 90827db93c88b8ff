for (const folder of ['dist-vite', 'dist']) {
  const { api, mode } = await import(`./${folder}/index.js`);
  console.log(folder.padEnd(10), api, mode);
}
