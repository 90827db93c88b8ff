import { Window } from 'happy-dom';

globalThis.window = new Window();
globalThis.document = window.document;
await import('./dist/injected/badge.js');
console.log(document.head.innerHTML);
