// Files of the tools, by their place in node_modules/; the bundler finds them there.
declare module 'tools/rsbuild-plugin-dts/dist/dts.js' {
  export function generateDts(options: object): Promise<void>;
}
declare module 'tools/*' {
  const exports: Record<string, unknown>;
  export = exports;
}
declare module '@rspack/binding-wasm32-wasi' {
  const binding: Record<string, unknown>;
  export default binding;
}
