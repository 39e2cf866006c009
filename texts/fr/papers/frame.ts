export const frame = {
  number: 'N° d’adhérent',
  contract: 'Contrat',
  version: 'Version',
  issued: (day: string) => `Établi le ${day}`,
  page: 'Page',
  of: 'sur',
}
