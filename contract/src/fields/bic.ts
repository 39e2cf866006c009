/** Drops spaces and puts letters in capitals. */
export const normaliseBic = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** Tells whether a normalised text is a BIC: bank, country and place in eight characters, and three more for a branch. */
export const isBic = (bic: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)
