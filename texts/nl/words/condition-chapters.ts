import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/condition-chapters.ts'

export const conditionChapters: Draft<typeof french.conditionChapters> = {
  titles: [
    'Woordenlijst',
    'Voorwerp van het contract en verzekerbare dieren',
    'Waarborgen en pakket',
    'Tabel van de formules',
    'Wachttijden',
    'Uitsluitingen',
    'Vrijstelling, percentage, plafond en voorbeelden',
    'Een terugbetaling vragen',
    'Leven van het contract',
    'Premie, betaling en niet-betaling',
    'Herroeping en opzegging',
    'Onjuiste verklaring, samenloop van verzekeringen, subrogatie',
    'Verjaring',
    'Klachten en bemiddeling',
    'Persoonsgegevens',
    'Toezichthouder, toepasselijk recht en taal',
  ],
}
