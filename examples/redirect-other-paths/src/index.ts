import '../shared/theme.scss';
import mitt from 'emitter';

export { version } from '@shared/version';
export { name } from '../shared/name';
export const events = mitt();
