import { readFileSync, readdirSync } from 'node:fs';
import webpack from 'webpack';

const compiler = webpack({
  mode: 'production',
  entry: './src/index.js',
  output: { path: `${import.meta.dirname}/webpack` },
  experiments: { css: true },
});
compiler.run(error => {
  if (error) throw error;
  const styles = readdirSync('webpack').filter(name => name.endsWith('.css'));
  const text = styles.map(name => readFileSync(`webpack/${name}`, 'utf8'));
  console.log(text.join('\n') || 'no CSS');
});
