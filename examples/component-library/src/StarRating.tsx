import { useState } from 'react';
import styles from './StarRating.module.css';

export interface StarRatingProps {
  stars: number;
  onRate?: (stars: number) => void;
}

export function StarRating({ stars, onRate }: StarRatingProps) {
  const [current, setCurrent] = useState(stars);
  const rate = () => {
    setCurrent(current + 1);
    onRate?.(current + 1);
  };
  return (
    <button type="button" className={styles.stars} onClick={rate}>
      {'★'.repeat(current)}
    </button>
  );
}
