// Stands for an editor or a virus scanner that keeps a file open on Windows.
import { promises } from 'node:fs';

promises.rm = () => Promise.reject(new Error('EBUSY: resource busy or locked'));
