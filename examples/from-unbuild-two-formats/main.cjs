console.log('require()', Object.keys(require('event-log')));
import('event-log').then(log => console.log('import   ', Object.keys(log)));
