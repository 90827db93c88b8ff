declare module '*.ifc' {
  const url: string;
  export default url;
}
