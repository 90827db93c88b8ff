'use client';

console.log('started');
