import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/receipts/list/receipts-list.ts'

export const listMessages: Draft<typeof french.listMessages> = {
  years: 'Een jaar kiezen',
  inYear: (year: string) => `Premies van ${year}`,
  empty: 'Nog geen kwitantie',
  emptyText: 'Uw eerste kwitantie verschijnt hier na uw eerste afhouding.',
  more: 'Meer tonen',
  loadingMore: 'Bezig met laden',
  schedule: 'Betaalkalender bekijken',
  due: (count: number) => plural(count, 'Eén premie te betalen', `${count} premies te betalen`, 'nl'),
  collected: (count: number) =>
    plural(
      count,
      'Eén premie wordt van de nieuwe rekening afgehouden',
      `${count} premies worden van de nieuwe rekening afgehouden`,
      'nl',
    ),
  collectedText: (count: number, day: string) =>
    plural(
      count,
      `Ten vroegste op ${day}, zoals u hebt gevraagd. U hoeft niets te doen.`,
      `De eerste op ${day}, zoals u hebt gevraagd. U hoeft niets te doen.`,
      'nl',
    ),
  next: (amount: string, day: string) => `Volgende premie: ${amount}, afgehouden op ${day}.`,
  last: 'Laatste premies',
  all: 'Alle premies',
}
