import Star from './star.svg?react';

export const Rating = () => <Star aria-label="one star" />;
