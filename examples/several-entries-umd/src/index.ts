import { visits } from './count';

export const visit = () => ++visits.total;
