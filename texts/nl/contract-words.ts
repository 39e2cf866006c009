import type * as french from '../fr/contract-words.ts'
import type { Draft } from '../messages.ts'

export const speciesNames = { dog: 'Hond', cat: 'Kat' } satisfies Draft<typeof french.speciesNames>

export const genderNames = { male: 'Mannetje', female: 'Vrouwtje' } satisfies Draft<typeof french.genderNames>

export const conditionChapters = {
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
} satisfies Draft<typeof french.conditionChapters>

export const memberNumber = 'Klantnummer' satisfies Draft<typeof french.memberNumber>

export const contractLabels = {
  number: 'Contractnummer',
  nevg: memberNumber,
  effective_date: 'Ingangsdatum',
  last_day: 'Laatste dag van de waarborgen',
  rate: 'Terugbetalingspercentage',
  ceiling: 'Jaarplafond',
  deductible: 'Vrijstelling',
  package: 'Preventiepakket (vaccins en preventie)',
  price: 'Maandprijs, beheerskosten inbegrepen',
  due_day: 'Dag van de afhouding',
  animals: 'Verzekerde dieren',
} satisfies Draft<typeof french.contractLabels>

export const animalLabels = {
  name: 'Naam',
  type: 'Diersoort',
  gender: 'Geslacht',
  breed: 'Ras',
  colour: 'Kleur van de vacht',
  birth_date: 'Geboortedatum',
  adoption_date: 'Adoptiedatum',
  icad: 'Identificatienummer',
  formula: 'Formule',
  monthly_price_cents: 'Maandprijs',
  cover_start: 'Gedekt sinds',
  cover_end: contractLabels.last_day,
  end_reason: 'Reden',
} satisfies Draft<typeof french.animalLabels>

export const countryNames = { FR: 'Frankrijk', IT: 'Italië', BE: 'België' } satisfies Draft<typeof french.countryNames>

export const guaranteeNames = {
  accident: 'Ongeval',
  illness: 'Ziekte',
  illness_surgery: 'Chirurgie wegens ziekte',
} satisfies Draft<typeof french.guaranteeNames>

export const guaranteeGroups = {
  accident: 'Ongevallen',
  illness: 'Ziekten',
  illness_surgery: 'Operaties wegens ziekte',
} satisfies Draft<typeof french.guaranteeGroups>

export const termNone = { deductible: 'Geen', package: 'Geen' } satisfies Draft<typeof french.termNone>

export const amountPer = {
  per_event: (amount) => `${amount} per gebeurtenis`,
  per_year: (amount) => `${amount} per jaar`,
} satisfies Draft<typeof french.amountPer>

export const formulaChangeStatusNames = {
  pending: 'Wacht op ons antwoord',
  confirmed: 'Wijziging bevestigd',
  refused: 'Wijziging geweigerd',
  withdrawn: 'Aanvraag ingetrokken',
  lapsed: 'Aanvraag zonder gevolg',
  applied: 'Wijziging van kracht',
} satisfies Draft<typeof french.formulaChangeStatusNames>

export const formulaChangeLabels = {
  from_formula: 'Vorige formule',
  takes_effect_on: 'Vanaf',
  reason: 'Ons antwoord',
} satisfies Draft<typeof french.formulaChangeLabels>

export const formulaChangeReasons = {
  formula_same: 'Dit dier heeft deze formule al. Kies een andere.',
  formula_not_sold: 'Deze formule is er niet voor dit dier. Kies een andere.',
  change_uncovered: 'Dit dier is op die vervaldag niet gedekt: de formule kan niet veranderen.',
  change_contract_ends: 'Het contract eindigt vóór die vervaldag: de formule kan niet meer veranderen.',
  change_late:
    'De vervaldag is over minder dan een maand: daarvoor is het te laat. Vanaf die dag kunt u een wijziging voor de volgende vragen.',
  change_under_way: 'Voor dit dier loopt al een wijziging. Een nieuwe aanvraag kan zodra die is afgerond.',
} satisfies Draft<typeof french.formulaChangeReasons>

export const suspension = {
  since: (day: string) => `Waarborgen geschorst sinds ${day}`,
  resumes: (day: string, is_noon: boolean) => `uw waarborgen gelden opnieuw vanaf ${day}${is_noon ? ' om 12 uur' : ''}`,
} satisfies Draft<typeof french.suspension>
