// Only the used parts; the browser's types, which declare all of it, do not belong to the server.
declare global {
  namespace WebAssembly {
    type Module = object
    function compile(bytes: Uint8Array): Promise<Module>
  }
}
export {}
