import type { Country } from './country-names.ts'

/** Times of a complaint by the law that a contract is under. */
export type ComplaintTerms = {
  /** days on which the law lets people work, Saturdays too, within which the receipt is acknowledged; null where no rule names them */
  readonly acknowledge_working_days: number | null
  /** time within which it is answered */
  readonly answer: { readonly months: number } | { readonly days: number }
  /** years after the complaint in which the mediator can be turned to */
  readonly mediator_years: number
}

/**
 * France: ACPR recommendation 2022-R-01, receipt within ten “jours ouvrables” and an answer within two months, both of the day
 * on which the complaint was sent; the mediator within a year of it (article L612-2 of the Code de la consommation).
 *
 * Italy: an answer within 45 days (regolamento ISVAP 24/2008, article 8, as IVASS provvedimento 46/2016 has it), then the
 * Arbitro Assicurativo within twelve months of the complaint (DM 6 November 2024, n. 215), which works since 15 January 2026,
 * or a letter to IVASS.
 *
 * Belgium: the insurers' rules of conduct for complaints, receipt within five working days and an answer within a month; the
 * ombudsman may refuse what the insurer was told more than a year ago (Code of economic law, book XVI; directive 2013/11/EU,
 * article 5(4)(e)).
 */
export const complaintTerms: Readonly<Record<Country, ComplaintTerms>> = {
  FR: { acknowledge_working_days: 10, answer: { months: 2 }, mediator_years: 1 },
  IT: { acknowledge_working_days: null, answer: { days: 45 }, mediator_years: 1 },
  BE: { acknowledge_working_days: 5, answer: { months: 1 }, mediator_years: 1 },
}
