import { parentPort, workerData } from 'node:worker_threads';
import { add } from './add';

parentPort?.postMessage(add(workerData));
