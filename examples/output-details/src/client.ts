'use client';

export { format } from './format';
