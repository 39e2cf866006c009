import type * as french from '../fr/account-text.ts'
import type { Draft } from '../messages.ts'

export const accountText: Draft<typeof french.accountText> = {
  title: 'Rekening voor uw terugbetalingen',
  holder: 'Titularis van de rekening',
  iban: 'IBAN',
  bic: 'BIC',
  no_bic: 'Afgeleid uit de IBAN',
  from: 'Ingang',
  from_text: 'Zodra de code bevestigd is, voor de terugbetalingen die daarna worden aanvaard',
  wish: 'Ik vraag dat mijn terugbetalingen op deze rekening worden gestort.',
  kept: 'Terugbetalingen die al aanvaard zijn, worden gestort op de rekening die bij de aanvaarding was bepaald.',
  hold: 'Om mij tegen fraude te beschermen, wachten de stortingen op deze rekening 48 uur, behalve als ik met een nieuwe code vraag dat ze zonder wachten vertrekken.',
  release_title: 'Uw terugbetalingen zonder wachten storten',
  held: 'In wacht tot',
  release: (until) =>
    `Ik vraag dat mijn terugbetalingen nu op deze rekening worden gestort, zonder te wachten tot ${until}.`,
}
