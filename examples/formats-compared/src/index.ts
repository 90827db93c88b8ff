import mitt from 'mitt';

export const events = mitt();

export const mode = process.env.NODE_ENV;

export const loadGreeting = () => import('./greeting');
