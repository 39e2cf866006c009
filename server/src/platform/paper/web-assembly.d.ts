// Parts of it that are used; the browser's types, which declare it whole, are no part of the server.
declare global {
  namespace WebAssembly {
    type Module = object
    function compile(bytes: Uint8Array): Promise<Module>
  }
}
export {}
