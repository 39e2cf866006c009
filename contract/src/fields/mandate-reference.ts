/** Tells whether a text may be the unique reference of a mandate (UMR, RUM): the characters of SEPA, no slash or space at an end, no double slash. */
export const isMandateReference = (text: string): boolean =>
  /^[A-Za-z0-9+?/:().,' -]{1,35}$/.test(text) && !/^[/ ]|[/ ]$|\/\//.test(text)
