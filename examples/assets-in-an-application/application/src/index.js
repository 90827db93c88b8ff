import { byNewUrl, byUrlQuery, imported } from 'icons';

console.log('imported  ', imported);
console.log('byUrlQuery', byUrlQuery);
console.log('byNewUrl  ', byNewUrl.pathname);
