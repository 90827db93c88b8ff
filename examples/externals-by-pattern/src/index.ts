import { Fragment } from 'react';
import { jsx } from 'react/jsx-runtime';

export const empty = () => jsx(Fragment, {});
