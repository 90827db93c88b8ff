import { useState } from 'react';
import './badge.css';

export function Badge({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className="badge" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}
