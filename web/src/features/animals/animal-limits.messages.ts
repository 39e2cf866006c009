import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { guaranteeNames } from '@coussinet/contract/domain/cover.ts'
import { elided, plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { suspendedSince } from '@coussinet/contract/domain/suspension.ts'

export const limitsMessages = messages({
  fr: {
    title: 'Ses limites',
    year: (from: string, to: string) => `Année du ${from} au ${to}`,
    available: 'encore disponibles',
    used: (used: string, total: string, percent: string) => `${used} utilisés sur ${total}, soit ${percent}`,
    ceiling: (sentence: string) => `Plafond annuel : ${sentence}`,
    spent: 'Le plafond de l’année est atteint : les prochains soins seront de nouveau remboursés l’an prochain.',
    waiting: 'Délais de carence',
    suspended: 'Garanties suspendues.',
    suspendedSince: (day: string) => `${suspendedSince(day, 'fr')}.`,
    guarantee: guaranteeNames.fr,
    ended: (day: string) => `Terminé, couvert depuis le ${day}`,
    never: (day: string) => `Sans délai, couvert depuis le ${day}`,
    until: (day: string) => `Couvert à partir du ${day}`,
    days: (count: number) => plural(count, `${count} jour`, `${count} jours`, 'fr'),
    package: contractLabels.fr.package,
    packageLeft: (left: string, total: string) => `${left} disponibles sur ${total}`,
    packageSpent: (total: string) => `Forfait de ${total} entièrement utilisé`,
    deductible: 'Franchise annuelle',
    deductibleUsed: (used: string, total: string) => `${used} déjà retenus sur ${total}`,
    deductibleMet: (total: string) => `${total} retenus : plus rien ne sera déduit cette année`,
  },
  it: {
    title: 'I suoi limiti',
    year: (from: string, to: string) => elided(`Anno dal ${from} al ${to}`),
    available: 'ancora disponibili',
    used: (used: string, total: string, percent: string) =>
      elided(`${used} utilizzati su ${total}, pari al ${percent}`),
    ceiling: (sentence: string) => `Massimale annuo: ${sentence}`,
    spent: 'Il massimale dell’anno è raggiunto: le prossime cure torneranno a essere rimborsate dal prossimo anno.',
    waiting: 'Periodi di carenza',
    suspended: 'Copertura sospesa.',
    suspendedSince: (day: string) => `${suspendedSince(day, 'it')}.`,
    guarantee: guaranteeNames.it,
    ended: (day: string) => elided(`Terminato, copertura dal ${day}`),
    never: (day: string) => elided(`Senza carenza, copertura dal ${day}`),
    until: (day: string) => elided(`Copertura dal ${day}`),
    days: (count: number) => plural(count, `${count} giorno`, `${count} giorni`, 'it'),
    package: contractLabels.it.package,
    packageLeft: (left: string, total: string) => `${left} disponibili su ${total}`,
    packageSpent: (total: string) => `Pacchetto di ${total} interamente utilizzato`,
    deductible: 'Franchigia annua',
    deductibleUsed: (used: string, total: string) => `${used} già trattenuti su ${total}`,
    deductibleMet: (total: string) => `${total} trattenuti: quest’anno non si deduce altro`,
  },
})
