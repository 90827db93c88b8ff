import Star from './star.svg';

export const Rating = () => <Star aria-label="one star" />;
