import { base } from '../../rslib.base';

export default base;
