export { h } from 'vue';
export { jsx } from 'vue/jsx-runtime';
