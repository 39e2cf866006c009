import type * as french from '../fr/contract-words.ts'
import { elided } from '../grammar.ts'
import type { Translated } from '../messages.ts'

export const speciesNames: Translated<typeof french.speciesNames> = { dog: 'Cane', cat: 'Gatto' }

export const genderNames: Translated<typeof french.genderNames> = { male: 'Maschio', female: 'Femmina' }

export const conditionChapters: Translated<typeof french.conditionChapters> = {
  titles: [
    'Glossario',
    'Oggetto della polizza e animali assicurabili',
    'Garanzie e pacchetto',
    'Tabella delle formule',
    'Periodi di carenza',
    'Esclusioni',
    'Franchigia, percentuale, massimale ed esempi',
    'Chiedere un rimborso',
    'Vita della polizza',
    'Premio, pagamento e mancato pagamento',
    'Recesso e disdetta',
    'Dichiarazioni inesatte, cumulo di assicurazioni, surrogazione',
    'Prescrizione',
    'Reclami e mediazione',
    'Dati personali',
    'Autorità di vigilanza, legge e lingua applicabili',
  ],
}

export const memberNumber: Translated<typeof french.memberNumber> = 'Numero cliente'

export const contractLabels: Translated<typeof french.contractLabels> = {
  number: 'Numero di polizza',
  nevg: memberNumber,
  effective_date: 'Data di decorrenza',
  last_day: 'Ultimo giorno di copertura',
  rate: 'Percentuale di rimborso',
  ceiling: 'Massimale annuo',
  deductible: 'Franchigia',
  package: 'Pacchetto vaccini e prevenzione',
  price: 'Prezzo mensile, spese di gestione incluse',
  due_day: 'Giorno di addebito',
  animals: 'Animali assicurati',
}

export const animalLabels: Translated<typeof french.animalLabels> = {
  name: 'Nome',
  type: 'Specie',
  gender: 'Sesso',
  breed: 'Razza',
  colour: 'Colore del mantello',
  birth_date: 'Nascita',
  adoption_date: 'Data di adozione',
  icad: 'Numero di identificazione',
  formula: 'Formula',
  monthly_price_cents: 'Prezzo mensile',
  cover_start: 'Coperto dal',
  cover_end: contractLabels.last_day,
  end_reason: 'Motivo',
}

export const countryNames: Translated<typeof french.countryNames> = { FR: 'Francia', IT: 'Italia', BE: 'Belgio' }

export const guaranteeNames: Translated<typeof french.guaranteeNames> = {
  accident: 'Infortunio',
  illness: 'Malattia',
  illness_surgery: 'Chirurgia da malattia',
}

export const guaranteeGroups: Translated<typeof french.guaranteeGroups> = {
  accident: 'Infortuni',
  illness: 'Malattie',
  illness_surgery: 'Interventi per malattia',
}

export const termNone: Translated<typeof french.termNone> = { deductible: 'Nessuna', package: 'Nessuno' }

export const amountPer: Translated<typeof french.amountPer> = {
  per_event: (amount) => `${amount} per evento`,
  per_year: (amount) => `${amount} all’anno`,
}

export const formulaChangeStatusNames: Translated<typeof french.formulaChangeStatusNames> = {
  pending: 'In attesa della nostra risposta',
  confirmed: 'Cambio confermato',
  refused: 'Cambio rifiutato',
  withdrawn: 'Richiesta ritirata',
  lapsed: 'Richiesta senza seguito',
  applied: 'Cambio in vigore',
}

export const formulaChangeLabels: Translated<typeof french.formulaChangeLabels> = {
  from_formula: 'Formula precedente',
  takes_effect_on: 'Dal giorno',
  reason: 'La nostra risposta',
}

export const formulaChangeReasons: Translated<typeof french.formulaChangeReasons> = {
  formula_same: 'È già la formula di questo animale. Ne scelga un’altra.',
  formula_not_sold: 'Questa formula non è proposta per questo animale. Ne scelga un’altra.',
  change_uncovered: 'Questo animale non è coperto a quella scadenza: la formula non può cambiare.',
  change_contract_ends: 'La polizza termina prima di quella scadenza: la formula non può più cambiare.',
  change_late:
    'La scadenza è tra meno di un mese: per questa è troppo tardi. Potrà chiedere un cambio da quella data, per la successiva.',
  change_under_way: 'Un cambio è già in corso per questo animale. Potrà chiederne un altro quando sarà concluso.',
}

export const suspension: Translated<typeof french.suspension> = {
  since: (day: string) => elided(`Copertura sospesa dal ${day}`),
  resumes: (day: string, is_noon: boolean) =>
    elided(`la copertura riprende il ${day}${is_noon ? ' a mezzogiorno' : ''}`),
}
