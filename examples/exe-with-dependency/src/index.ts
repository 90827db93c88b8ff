import mitt from 'mitt';

console.log(mitt().all.size);
