// Sign-in, the pages of mailed links, and where accounts and cards are shown and typed.
const secret =
  /^\/+(?:login|forgot-password|activation|password-reset|transfer|not-me|email-confirmation|profile\/payment-methods)(?:\/|$)/i

/** Whether nothing of what happens at an address, or at a pattern of addresses, may be told outside (SEC-54). */
export function isSecret(path: string): boolean {
  try {
    return secret.test(decodeURIComponent(path))
  } catch {
    return true
  }
}
