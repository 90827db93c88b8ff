import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';

const server = spawn('rslib', ['mf-dev', '-c', 'configs/dev.ts']);
let printed = '';
server.stdout.on('data', async data => {
  printed += data;
  if (!printed.includes('ready') || !printed.includes('http://')) return;
  server.stdout.removeAllListeners('data');
  const response = await fetch('http://localhost:3108/mf-manifest.json', {
    headers: { Origin: 'http://localhost:3000' },
  });
  const { metaData } = await response.json();
  console.log(`printed: ${printed.match(/http:\/\/localhost\S+/)[0]}`);
  console.log(`built: ${readdirSync('dist/dev')}`);
  console.log(`publicPath: ${metaData.publicPath}`);
  console.log(`allowed: ${response.headers.get('Access-Control-Allow-Origin')}`);
  server.kill();
});
