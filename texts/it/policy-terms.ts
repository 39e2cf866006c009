import type * as french from '../fr/policy-terms.ts'
import { dayOfMonth, elided, plural } from '../grammar.ts'
import type { Translated } from '../messages.ts'

export const vaccines: Translated<typeof french.vaccines> = {
  dog: 'CHPPiL, rabbia',
  cat: 'panleucopenia, rinotracheite, calicivirus, leucemia, rabbia',
}

export const dueDayWords: Translated<typeof french.dueDayWords> = {
  ofDay: (day) => elided(`il ${dayOfMonth(day, 'it')}`),
  ofChoice: 'secondo la Sua scelta',
}

export const deductibleWays: Translated<typeof french.deductibleWays> = {
  both: 'Secondo la formula si applica una volta per evento (tutte le cure con la stessa causa entro 45 giorni) oppure una volta all’anno.',
  per_event: 'Si applica una volta per evento (tutte le cure con la stessa causa entro 45 giorni).',
  per_year: 'Si applica una volta all’anno.',
  some_without: ' Una formula può non averne.',
}

export const parts: Translated<typeof french.parts> = {
  less_deductible: ', togliamo la franchigia',
  package_apart: ' Vaccini e prevenzione sono pagati a parte, con il pacchetto dedicato.',
  package_apart_if: ' Vaccini e prevenzione sono pagati a parte, con il pacchetto dedicato, se la formula ne ha uno.',
  but_package: ', tranne il pacchetto prevenzione',
  but_package_if: ', tranne il pacchetto prevenzione, se la formula ne ha uno',
  not_of_package: ' Non si applica mai al pacchetto prevenzione.',
  package_if: ', se prevede un pacchetto',
  late_symptoms: ' Una malattia insorta durante la carenza della garanzia malattia resta esclusa.',
  new_waits: ' Una formula più ampia può prevedere nuovi periodi di carenza per le garanzie aggiunte.',
  fee_included: ', spese di gestione incluse',
}

export const waitWords: Translated<typeof french.waitWords> = {
  days: (count) => `${count}\u00a0${plural(count, 'giorno', 'giorni', 'it')}`,
  none: 'nessuna carenza',
  upTo: (wait) => `fino a ${wait}`,
  byFormula: ', secondo la formula',
}

export const guaranteeWords: Translated<typeof french.guaranteeWords> = {
  accident: 'infortunio',
  illness: 'malattia',
  illness_surgery: 'intervento chirurgico',
}

export const waitedFor: Translated<typeof french.waitedFor> = {
  accident: 'per l’infortunio',
  illness: 'per la malattia',
  illness_surgery: 'per un intervento dovuto a malattia',
}

export const ownWords: Translated<typeof french.ownWords> = {
  waits: 'le proprie carenze',
  deductible: 'la propria franchigia',
  package: 'il proprio pacchetto',
  formula: 'la propria formula',
  ceiling: 'il proprio massimale',
}

export const yearlyWords: Translated<typeof french.yearlyWords> = {
  ceiling: 'il massimale',
  package: 'il pacchetto',
  deductible: 'la franchigia annua',
  counted: (things, isOne) => `${things} ${isOne ? 'si conta' : 'si contano'} per annualità.`,
}
