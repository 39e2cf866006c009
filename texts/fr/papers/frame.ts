export const frame = {
  number: 'N° d’adhérent',
  contract: 'Contrat',
  version: 'Version',
  issued: (day: string) => `Établi le ${day}`,
  page: 'Page',
  of: 'sur',
  other_script: (script: string) => `[autre écriture (${script})\u00a0: voir le portail]`,
  other_letters: '[autre écriture\u00a0: voir le portail]',
  sign: '[signe]',
}
