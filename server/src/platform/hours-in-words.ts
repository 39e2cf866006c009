import type { Language } from './texts.ts'

type Hours = { open: string; close: string }

/** "09:00" → 9 h, 9; "08:30" → 8 h 30, 8:30. */
function hour(time: string, language: Language): string {
  const [hours, minutes] = [Number(time.slice(0, 2)), time.slice(3)]
  if (language === 'it') return minutes === '00' ? String(hours) : `${hours}:${minutes}`
  return minutes === '00' ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`
}

/** When a company answers: "du lundi au vendredi, de 9 h à 18 h". */
export const hoursInWords = ({ open, close }: Hours, language: Language): string =>
  language === 'it'
    ? `dal lunedì al venerdì, dalle ${hour(open, 'it')} alle ${hour(close, 'it')}`
    : `du lundi au vendredi, de ${hour(open, 'fr')} à ${hour(close, 'fr')}`
