import './badge.css';

export const Badge = ({ count }: { count: number }) => <b>{count}</b>;
