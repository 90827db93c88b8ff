import { useText } from '../useText.ts';
import { PostDate } from './PostDate.tsx';
import styles from './Byline.module.css';

/** When a post was published, and by whom. */
export function Byline({ date }: { date: string }) {
  const text = useText();
  return (
    <p className={styles.byline}>
      <PostDate date={date} /> · {text('blog.author')}
    </p>
  );
}
