export { jsx } from 'vue/jsx-runtime';
