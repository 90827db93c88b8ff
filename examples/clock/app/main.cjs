// #region require
const { clock } = require('clock');
// #endregion

console.log('require:', clock(754));
