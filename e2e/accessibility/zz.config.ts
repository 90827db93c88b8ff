import { defineSuite } from '../support/defineSuite.ts';
export default defineSuite('zz', { testMatch: '**/zz.a11y.ts', timeout: 600_000 });
