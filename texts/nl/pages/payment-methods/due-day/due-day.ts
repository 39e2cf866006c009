import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/payment-methods/due-day/due-day.ts'

export const dueDayMessages: Draft<typeof french.dueDayMessages> = {
  day: (day: number) => `De ${day}e van elke maand`,
  next: {
    bank_account: (day: string) => `Volgende afhouding: ${day}`,
    card: (day: string) => `Volgende betaling: ${day}`,
  },
  stays: {
    bank_account: (day: string) => `De afhouding van ${day} is al aangekondigd en blijft op die dag.`,
    card: (day: string) => `De betaling van ${day} is al aangekondigd en blijft op die dag.`,
  },
  bankDay: 'Is dat geen werkdag, dan wordt het de volgende werkdag.',
  announced: (day: number) => `Die datum was al aangekondigd: de ${day}e geldt voor de volgende.`,
  again: {
    bank_account: (day: string) => `Nieuwe poging voor de geweigerde afhouding: ${day}`,
    card: (day: string) => `Nieuwe poging voor de geweigerde betaling: ${day}`,
  },
  legend: 'Welke dag van de maand?',
  edit: 'Wijzigen',
  save: 'Bewaren',
  saving: 'Bezig met bewaren',
  cancel: 'Annuleren',
  saved: (day: number) => `Genoteerd: de ${day}e van elke maand.`,
}
