import mitt from 'mitt';

Object.assign(globalThis, {
  events: mitt(),
  mode: process.env.NODE_ENV,
  loadGreeting: () => import('./greeting'),
});
