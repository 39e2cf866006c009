import { createRequire } from 'node:module'
import { isBicOf } from '@coussinet/contract/fields/bic.ts'
import { fieldProblem } from '../http/problem.ts'

const load = createRequire(import.meta.url)

/** The BIC (8 or 11 characters) of a normalised IBAN, null where the tables of AT, BE, DE, ES, FR, LU and NL do not know its bank. */
export function bicOf(iban: string): string | null {
  // Tables of some 130 kB, read at the first question and not at each start.
  const { ibanToBic }: typeof import('iban-to-bic') = load('iban-to-bic')
  // Three X name the head office, as do eight characters alone.
  return ibanToBic(iban)?.replace(/X{3}$/, '') ?? null
}

// Within the EEA the IBAN leads the way by itself (Regulation 260/2012, art. 5(7)).
const eea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Looks whether the BIC must be typed: the account is outside of the EEA, and its bank is not known. */
export function isBicRequired(iban: string): boolean {
  return !eea.has(iban.slice(0, 2)) && bicOf(iban) === null
}

/** The BIC to keep with a normalised IBAN; throws at `bic`: `required` where it must be typed, `bic` where its country is not the account's. */
export function checkBic(iban: string, bic: string | null): string | null {
  if (bic === null) {
    if (isBicRequired(iban)) throw fieldProblem('bic', 'required')
    return bicOf(iban)
  }
  if (!isBicOf(iban, bic)) throw fieldProblem('bic', 'bic')
  return bic
}
