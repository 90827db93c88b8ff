export const Badge = ({ count }: { count: number }) => <b>{count}</b>;
