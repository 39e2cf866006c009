export const pageIndexMessages = { label: 'Sur cette page' }
