import { forwardRef } from 'preact/compat';

export const Field = forwardRef<HTMLInputElement>((_props, ref) => (
  <input ref={ref} />
));
