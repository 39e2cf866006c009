import type { Language } from './messages.ts'

type Hours = { open: string; close: string }

/** 09:00 → 9 h in French, 9.00 in Italian. */
export function hour(time: string, language: Language): string {
  const [hours = '', minutes = ''] = time.split(':')
  const whole = Number(hours)
  if (language === 'it') return `${whole}.${minutes}`
  return minutes === '00' ? `${whole}\u00a0h` : `${whole}\u00a0h\u00a0${minutes}`
}

/** 09:00 → à 9 h in French, alle 9.00 in Italian, which elides before one o’clock. */
export function atHour(time: string, language: Language): string {
  const at = hour(time, language)
  if (language === 'fr') return `à ${at}`
  return at.startsWith('1.') ? `all’${at}` : `alle ${at}`
}

/** Hours at which a company answers: du lundi au vendredi, de 9 h à 18 h. */
export const weekdayHours = ({ open, close }: Hours, language: Language): string =>
  language === 'it'
    ? `dal lunedì al venerdì, dalle ${hour(open, 'it')} alle ${hour(close, 'it')}`
    : `du lundi au vendredi, de ${hour(open, 'fr')} à ${hour(close, 'fr')}`
