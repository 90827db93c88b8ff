import { visits } from './count';

export const report = () => `${visits.total} visits`;
