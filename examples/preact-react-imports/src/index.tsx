import { forwardRef } from 'react';

export const Field = forwardRef<HTMLInputElement>((_props, ref) => (
  <input ref={ref} />
));
