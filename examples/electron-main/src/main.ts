import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { app, BrowserWindow, ipcMain } from 'electron';
import { READ_NOTE } from './channels';

app.on('ready', async () => {
  ipcMain.handle(READ_NOTE, () => readFile('note.txt', 'utf8'));
  const preload = path.join(import.meta.dirname, 'preload.cjs');
  const window = new BrowserWindow({ webPreferences: { preload } });
  await window.loadFile('index.html');
});
