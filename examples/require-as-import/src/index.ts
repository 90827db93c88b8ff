export const loadMitt = () => require('mitt');
