/** The language that a guest may change to, by the one of the moment. */
export const otherLanguage = { fr: { code: 'it', name: 'Italiano' }, it: { code: 'fr', name: 'Français' } } as const
