import { createRequire } from 'node:module'
import { isBicOf } from '@coussinet/contract/fields/bic.ts'
import { fieldProblem } from '../core/problem.ts'

const load = createRequire(import.meta.url)

// Tables of bank codes with their BIC, from the central banks. Those of Spain and France come from the European Central
// Bank's register of institutions, whose BIC is not the one that a bank prints.
const listed = new Set(['AT', 'BE', 'DE', 'LU', 'NL'])

/**
 * Finds the BIC (8 or 11 characters) of a normalised IBAN, only to show whose account it seems to be: it is never
 * signed, stored or sent to the insurer. Null if no table has the bank.
 */
export function lookUpBic(iban: string): string | null {
  if (!listed.has(iban.slice(0, 2))) return null
  // Tables of some 130 kB, loaded at the first call and not at each start.
  const { ibanToBic }: typeof import('iban-to-bic') = load('iban-to-bic')
  // Three X mean the head office, as do eight characters alone.
  return ibanToBic(iban)?.replace(/X{3}$/, '') ?? null
}

// Within the EEA the IBAN suffices, and no bank may require a BIC (Regulation 260/2012, art. 5(7)).
const eea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Tells whether the BIC is required: the account is outside the EEA. */
export const isBicRequired = (iban: string): boolean => !eea.has(iban.slice(0, 2))

/**
 * Validates the typed BIC of a normalised IBAN and returns the one to store; throws at `bic`: `required` if it is
 * missing and needed, `bic` if its country is not the account's.
 */
export function checkBic(iban: string, bic: string | null): string | null {
  if (bic === null) {
    if (isBicRequired(iban)) throw fieldProblem('bic', 'required')
    return null
  }
  if (!isBicOf(iban, bic)) throw fieldProblem('bic', 'bic')
  return bic
}
