declare module 'iban-to-bic' {
  /** BIC of a valid IBAN of AT, BE, DE, ES, FR, LU, NL, if its bank is in the tables. */
  export const ibanToBic: (iban: string) => string | undefined
}
