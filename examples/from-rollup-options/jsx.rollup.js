export default {
  input: 'src/jsx.jsx',
  external: ['react', 'react/jsx-runtime'],
  jsx: 'react-jsx',
  output: { format: 'es' },
};
