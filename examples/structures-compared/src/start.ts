'use client';

export const start = Number('0');
