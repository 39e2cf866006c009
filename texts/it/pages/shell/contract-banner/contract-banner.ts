import { amountDue } from '@coussinet/contract/domain/amount-due.ts'
import { elided, capitalised } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { received } from '@coussinet/contract/domain/received.ts'
import { coverResumes, resumesAt } from '@coussinet/contract/domain/suspension.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import type * as french from '../../../../fr/pages/shell/contract-banner/contract-banner.ts'

const inWords: readonly string[] = ['zero', 'un', 'due', 'tre']

export const awaitedMessages: Translated<typeof french.awaitedMessages> = {
  title: 'La Sua polizza non è ancora arrivata',
  text: 'La stiamo registrando. Appena sarà qui, questa pagina si aprirà da sola: non deve fare nulla.',
  profile: 'Verifica i miei dati',
  contact: 'Ci scriva',
}

export const endedMessages: Translated<typeof french.endedMessages> = {
  label: 'Polizza terminata',
  over: 'La Sua polizza è terminata.',
  since: (day: string) => elided(`La Sua polizza è terminata il ${day}.`),
  filing: (years: number) =>
    `Le cure ricevute fino all’ultimo giorno sono ancora rimborsabili: ogni fattura può essere inviata entro ${inWords[years] ?? years} anni dalle cure.`,
  papers: 'I Suoi documenti e i rimborsi passati restano disponibili qui.',
  ask: 'Invia una fattura',
}

export const suspensionMessages: Translated<typeof french.suspensionMessages> = {
  label: 'Copertura sospesa',
  since: (day: string) => elided(`La Sua copertura è sospesa dal ${day}.`),
  suspended: 'La Sua copertura è sospesa.',
  on: (day: string) => elided(`La Sua copertura sarà sospesa dal ${day}.`),
  due: amountDue.it.left,
  out: 'Regolarizza',
  paid: `${received.it.payment}.`,
  back: (day: string, country: Country) => `${capitalised(coverResumes(day, resumesAt(country), 'it'))}.`,
}
