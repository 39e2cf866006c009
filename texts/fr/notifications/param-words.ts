import { list } from '@coussinet/contract/domain/format.ts'
import { deName, plural } from '@coussinet/contract/domain/grammar.ts'

export const paramWords = {
  lastAnimal:
    'Votre contrat n’assure pas d’autre animal : il prend fin avec ses garanties, et nous vous écrirons à ce sujet.',
  condolence: (names: readonly string[]) =>
    `Nous avons appris la mort ${list(names.map(deName), 'fr')} et pensons à vous.`,
  noAccount: 'Indiquez le compte où les recevoir : aucun n’est enregistré.',
  missing: (things: readonly string[]) => `il nous manque ${list(things, 'fr')}`,
  missingBy: (count: number, day: string) =>
    plural(count, `Nous l’attendons jusqu’au ${day}.`, `Nous les attendons jusqu’au ${day}.`, 'fr'),
  daysLeft: (days: number) => `Il reste ${days} ${plural(days, 'jour', 'jours', 'fr')}`,
  /** Days until a last one, which is the end of a sentence's beginning; none left is today. */
  timeLeft: (days: number, day: string) =>
    days === 0
      ? `Dernier jour aujourd’hui, ${day}`
      : `Il reste ${days} ${plural(days, 'jour', 'jours', 'fr')}, jusqu’au ${day}`,
  /** A kind that this version does not know: written by a newer one, which was taken back. */
  unknown: 'Du nouveau dans votre espace',
}
