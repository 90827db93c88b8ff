import { useState } from 'preact/hooks';

export function Counter() {
  const [count] = useState(0);
  return <b>{count}</b>;
}
