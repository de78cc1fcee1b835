/** The compiled rules, where the host brings them; scripts/bundle.mjs says by which name. */
declare module "#module" {
  const module: WebAssembly.Module;
  export default module;
}
