'use client';

export const help = 'Click to count.';
