self.onmessage = (event: MessageEvent<[number, number]>) => {
  self.postMessage(event.data[0] + event.data[1]);
};
