#!/usr/bin/env node
import { argv } from 'node:process';

const [, , name = 'world'] = argv;

console.log(`Hello, ${name}!`);
