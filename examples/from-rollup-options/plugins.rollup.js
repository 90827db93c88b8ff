import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import image from '@rollup/plugin-image';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import copy from 'rollup-plugin-copy';
import externals from 'rollup-plugin-node-externals';
import postcss from 'rollup-plugin-postcss';
import { visualizer } from 'rollup-plugin-visualizer';

export default {
  input: 'src/index.ts',
  output: { format: 'es', dir: 'dist' },
  plugins: [
    externals(),
    nodeResolve(),
    commonjs(),
    typescript({ tsconfig: 'tsconfig.build.json' }),
    json(),
    alias({ entries: { events: 'mitt' } }),
    replace({ preventAssignment: true, VERSION: '"1.0.0"' }),
    image(),
    postcss(),
    copy({ targets: [{ src: 'static/*', dest: 'dist' }] }),
    terser(),
    visualizer(),
  ],
};
