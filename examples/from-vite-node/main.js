for (const folder of ['dist-vite', 'dist']) {
  const { readNotes } = await import(`./${folder}/index.js`);
  try {
    console.log(folder.padEnd(10), readNotes('notes.txt').trim());
  } catch (error) {
    console.log(folder.padEnd(10), String(error));
  }
}
