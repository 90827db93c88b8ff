import { createElement } from 'react';

export const GreetingCard = ({ name }: { name: string }) =>
  createElement('p', null, `Hello, ${name}`);
