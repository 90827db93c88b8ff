// #region import
import { clock } from 'clock';
// #endregion

console.log('import:', clock(754));
