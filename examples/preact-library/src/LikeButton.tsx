import { useState } from 'preact/hooks';
import styles from './LikeButton.module.css';

export interface LikeButtonProps {
  likes: number;
  onLike?: (likes: number) => void;
}

export function LikeButton({ likes, onLike }: LikeButtonProps) {
  const [current, setCurrent] = useState(likes);
  const like = () => {
    setCurrent(current + 1);
    onLike?.(current + 1);
  };
  return (
    <button type="button" class={styles.like} onClick={like}>
      ♥ {current}
    </button>
  );
}
