import { circle } from 'shapes';
export const unit = circle(1);
