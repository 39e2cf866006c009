import { list } from '@coussinet/contract/domain/format.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/notifications/param-words.ts'

export const paramWords: Draft<typeof french.paramWords> = {
  lastAnimal:
    'Uw contract verzekert geen ander dier: het eindigt samen met deze waarborgen, en we zullen u daarover schrijven.',
  condolence: (names: readonly string[]) =>
    `We hebben het overlijden van ${list(names, 'nl')} vernomen en leven met u mee.`,
  noAccount: 'Geef de rekening op waarop u ze wilt ontvangen: er is er nog geen geregistreerd.',
  missing: (things: readonly string[]) => `we missen nog ${list(things, 'nl')}`,
  missingBy: (count: number, day: string) =>
    plural(count, `We verwachten het uiterlijk op ${day}.`, `We verwachten ze uiterlijk op ${day}.`, 'nl'),
  daysLeft: (days: number) => `U hebt nog ${plural(days, '1 dag', `${days} dagen`, 'nl')}`,
  timeLeft: (days: number, day: string) =>
    days === 0
      ? `Vandaag, ${day}, is de laatste dag`
      : `U hebt nog ${plural(days, '1 dag', `${days} dagen`, 'nl')}, tot en met ${day}`,
  unknown: 'Nieuws in uw klantenzone',
}
