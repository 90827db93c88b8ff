// #region global
const { clock } = Clock;
// #endregion

console.log('script:', clock(754));
