import starUrl, { ReactComponent as Star } from './star.svg';

export const Rating = () => <Star aria-label="one star" />;
export const background = { backgroundImage: `url(${starUrl})` };
