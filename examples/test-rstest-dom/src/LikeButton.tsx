import { useState } from 'react';
import styles from './like.module.css';

export function LikeButton() {
  const [likes, setLikes] = useState(0);
  return (
    <button className={styles.like} onClick={() => setLikes(likes + 1)}>
      {likes} likes
    </button>
  );
}
