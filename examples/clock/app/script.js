const { clock } = Clock;

console.log('script:', clock(754));
