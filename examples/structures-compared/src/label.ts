'use client';

export const label = 'Count';
