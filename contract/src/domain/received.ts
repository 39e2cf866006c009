import * as fr from '@coussinet/texts/fr/words/received.ts'
import * as it from '@coussinet/texts/it/words/received.ts'
import { type Label, type Language, messages } from './messages.ts'

/** Sentences of a page when something has come or has changed, and of the letter that follows. */
export const received = messages({ fr: fr.received, it: it.received })

/** That a member’s own data have been handed out. */
export const dataDownloaded: Label = {
  fr: 'Vos données ont été téléchargées',
  it: 'I Suoi dati sono stati scaricati',
}

/** That another means of payment has ended a mandate. */
export const mandateEnded = (umr: string, account: string, language: Language): string =>
  language === 'it'
    ? `Il mandato ${umr} sul conto ${account} è terminato.`
    : `Le mandat ${umr} sur le compte ${account} a pris fin.`
