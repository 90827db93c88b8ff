import { contextBridge, ipcRenderer } from 'electron';
import { READ_NOTE } from './channels';

contextBridge.exposeInMainWorld('notes', {
  read: () => ipcRenderer.invoke(READ_NOTE),
});
