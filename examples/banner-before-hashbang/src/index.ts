#!/usr/bin/env node
console.log('20 °C is', (20 * 9) / 5 + 32, '°F');
