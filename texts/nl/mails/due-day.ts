import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/due-day.ts'

export const dueDayLetter: Draft<typeof french.dueDayLetter> = {
  title: (day) => `Uw afhoudingen gebeuren voortaan op de ${day}e van de maand`,
  day: (day) => `Uw afhoudingen gebeuren voortaan op de ${day}e van de maand, of op de eerste bankwerkdag daarna.`,
  none: 'Voorlopig is er geen afhouding gepland.',
  debited: (day) =>
    `Uw premies worden voortaan afgehouden op de ${day}e van elke maand, of op de eerste bankwerkdag daarna.`,
  of_card: (card) => `Ze worden aangerekend op uw kaart ${card}.`,
  of_account: ({ account, umr, creditor, from }) =>
    `${from === null ? 'Ze worden' : `Vanaf ${from} worden ze`} afgehouden van rekening ${account} (mandaatreferentie ${umr}, schuldeiser ${creditor}).`,
  of_somebody_else: (holder) => `Deze rekening is van ${holder}: vergeet niet deze persoon te verwittigen.`,
  stays: (day) => `De afhouding van ${day} is te dichtbij om nog te verschuiven: ze blijft op die datum.`,
  announced: 'Hier zijn uw volgende afhoudingen. Deze e-mail is de voorafgaande kennisgeving.',
  call: (phone) => `Was u het niet? Bel ons op ${phone}.`,
}
