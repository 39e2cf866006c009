import * as fr from '@coussinet/texts/fr/form-words.ts'
import * as it from '@coussinet/texts/it/form-words.ts'
import { label, type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/form-words.ts'

export const messageLabels = messages({ fr: fr.messageLabels, it: it.messageLabels, nl: nl.messageLabels })

/** Sentences of a page when something has come or has changed, and of the letter that follows. */
export const received = messages({ fr: fr.received, it: it.received, nl: nl.received })

/** Sentence: the member’s own data have been handed out. */
export const dataDownloaded = label({ fr: fr.dataDownloaded, it: it.dataDownloaded, nl: nl.dataDownloaded })

const mandateEnds = messages({ fr: fr.mandateEnds, it: it.mandateEnds, nl: nl.mandateEnds })

/** Sentence: another means of payment has ended a mandate. */
export const mandateEnded = (umr: string, account: string, language: Language): string =>
  mandateEnds[language].sentence(umr, account)

/** Words for a member who did not do what a letter reports. */
export const notMe = label({ fr: fr.notMe, it: it.notMe, nl: nl.notMe })

type Hours = { open: string; close: string }

const at: Readonly<Record<Language, (hour: string) => string>> = {
  fr: (hour) => `à ${hour}`,
  it: (hour) => (hour.startsWith('1.') ? `all’${hour}` : `alle ${hour}`),
  nl: (hour) => `om ${hour}`,
}

const weekdays: Readonly<Record<Language, (open: string, close: string) => string>> = {
  fr: (open, close) => `du lundi au vendredi, de ${open} à ${close}`,
  it: (open, close) => `dal lunedì al venerdì, dalle ${open} alle ${close}`,
  nl: (open, close) => `van maandag tot vrijdag, van ${open} tot ${close}`,
}

/** 09:00 → 9 h in French, 9.00 in Italian, 9 uur in Dutch. */
export function hour(time: string, language: Language): string {
  const [hours = '', minutes = ''] = time.split(':')
  const whole = Number(hours)
  if (language === 'it') return `${whole}.${minutes}`
  if (language === 'nl') return `${minutes === '00' ? whole : `${whole}.${minutes}`}\u00a0uur`
  return minutes === '00' ? `${whole}\u00a0h` : `${whole}\u00a0h\u00a0${minutes}`
}

/** 09:00 → à 9 h in French, alle 9.00 in Italian, which elides before one o’clock, om 9 uur in Dutch. */
export const atHour = (time: string, language: Language): string => at[language](hour(time, language))

/** Hours at which a company answers: du lundi au vendredi, de 9 h à 18 h. */
export const weekdayHours = ({ open, close }: Hours, language: Language): string =>
  weekdays[language](hour(open, language), hour(close, language))
