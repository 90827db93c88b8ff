export default {
  build: {
    lib: { entry: 'index.js', formats: ['es'], fileName: 'by-vite' },
    emptyOutDir: false,
  },
};
