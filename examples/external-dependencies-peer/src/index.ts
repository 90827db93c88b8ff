import { createElement } from 'react';

export const Title = ({ text }: { text: string }) =>
  createElement('h1', null, text);
