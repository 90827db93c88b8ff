import { add } from './add';

self.onmessage = (event: MessageEvent<number[]>) => {
  self.postMessage(add(event.data));
};
