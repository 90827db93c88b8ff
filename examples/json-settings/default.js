import france from './src/france.json' with { type: 'json' };

console.log(france.capital);
