/** Tells whether a text can be a mandate reference (UMR, RUM): SEPA characters, no slash or space at an end, no double slash. */
export const isMandateReference = (text: string): boolean =>
  /^[A-Za-z0-9+?/:().,' -]{1,35}$/.test(text) && !/^[/ ]|[/ ]$|\/\//.test(text)
