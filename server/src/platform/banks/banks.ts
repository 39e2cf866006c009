import { createRequire } from 'node:module'
import { isBicOf } from '@coussinet/contract/fields/bic.ts'
import { fieldProblem } from '../core/problem.ts'

const load = createRequire(import.meta.url)

// Their lists are the central banks' own, of bank codes with the BIC that leads to each. Those of Spain and France come from the
// European Central Bank's register of institutions, whose BIC is not the one that a bank prints.
const listed = new Set(['AT', 'BE', 'DE', 'LU', 'NL'])

/**
 * The BIC (8 or 11 characters) of a normalised IBAN, to show whose account it seems to be, and nothing else: what is signed, stored
 * and sent to the insurer never holds it. Null where no list of bank codes knows the bank.
 */
export function lookUpBic(iban: string): string | null {
  if (!listed.has(iban.slice(0, 2))) return null
  // Tables of some 130 kB, read at the first question and not at each start.
  const { ibanToBic }: typeof import('iban-to-bic') = load('iban-to-bic')
  // Three X name the head office, as do eight characters alone.
  return ibanToBic(iban)?.replace(/X{3}$/, '') ?? null
}

// Within the EEA the IBAN leads the way by itself, and no bank may ask for a BIC (Regulation 260/2012, art. 5(7)).
const eea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Looks whether the BIC must be typed: the account is outside of the EEA. */
export const isBicRequired = (iban: string): boolean => !eea.has(iban.slice(0, 2))

/**
 * The BIC to keep with a normalised IBAN, the one that was typed; throws at `bic`: `required` where it must be typed, `bic` where its
 * country is not the account's.
 */
export function checkBic(iban: string, bic: string | null): string | null {
  if (bic === null) {
    if (isBicRequired(iban)) throw fieldProblem('bic', 'required')
    return null
  }
  if (!isBicOf(iban, bic)) throw fieldProblem('bic', 'bic')
  return bic
}
