#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { writeCard } from './index';

const { values, positionals } = parseArgs({
  options: { to: { type: 'string', default: 'you' } },
  allowPositionals: true,
});

console.log(writeCard({ to: values.to, text: positionals.join(' ') }));
