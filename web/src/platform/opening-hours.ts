import type { Language } from './language/i18n.ts'

type Hours = { open: string; close: string; time_zone: string }

/** Whether somebody answers at an instant: Monday to Friday, from `open` until before `close`, on the clocks of `time_zone`. */
export function isOpen({ open, close, time_zone }: Hours, at: Date): boolean {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: time_zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const parts = clock.formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const time = `${part('hour')}:${part('minute')}`
  return !part('weekday').startsWith('S') && time >= open && time < close
}

/** 09:00 → 9 h in French, 9.00 in Italian. */
export function hour(time: string, language: Language): string {
  const [hours = '', minutes = ''] = time.split(':')
  const whole = Number(hours)
  if (language === 'it') return `${whole}.${minutes}`
  return minutes === '00' ? `${whole}\u00a0h` : `${whole}\u00a0h\u00a0${minutes}`
}
