import { onMessage } from './dist/index.js';

onMessage(message => message.trim());
