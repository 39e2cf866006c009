import { received } from '@coussinet/contract/domain/received.ts'
import { amountDue } from '@coussinet/contract/domain/amount-due.ts'
import { coverResumes, resumesAt } from '@coussinet/contract/domain/suspension.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import { capitalised, elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const suspensionMessages = messages({
  fr: {
    label: 'Garanties suspendues',
    since: (day: string) => `Vos garanties sont suspendues depuis le ${day}.`,
    suspended: 'Vos garanties sont suspendues.',
    on: (day: string) => `Vos garanties seront suspendues le ${day}.`,
    due: amountDue.fr.left,
    out: 'Régulariser',
    paid: `${received.fr.payment}.`,
    back: (day: string, country: Country) => `${capitalised(coverResumes(day, resumesAt(country), 'fr'))}.`,
  },
  it: {
    label: 'Copertura sospesa',
    since: (day: string) => elided(`La Sua copertura è sospesa dal ${day}.`),
    suspended: 'La Sua copertura è sospesa.',
    on: (day: string) => elided(`La Sua copertura sarà sospesa dal ${day}.`),
    due: amountDue.it.left,
    out: 'Regolarizza',
    paid: `${received.it.payment}.`,
    back: (day: string, country: Country) => `${capitalised(coverResumes(day, resumesAt(country), 'it'))}.`,
  },
})
