import './total.css';

export function Total({ prices }: { prices: number[] }) {
  const total = prices.reduce((sum, price) => sum + price, 0);
  return <b>{total}</b>;
}
