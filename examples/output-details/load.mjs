for (const folder of ['variable', 'variable-bundled']) {
  const { load } = await import(`./dist/${folder}/load.js`);
  const hello = await load('en').then(
    language => language.hello,
    error => error.code,
  );
  console.log(folder, hello);
}
