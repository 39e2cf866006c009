/** Tells whether members may also sign in by an identity provider: the server marks each page with their number. */
export const hasProviders = () => document.documentElement.dataset['providers'] !== undefined
