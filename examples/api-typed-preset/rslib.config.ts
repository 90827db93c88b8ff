import { preset } from './preset';

export default preset(['esm', 'cjs']);
