import type { PaperFacts } from './paper-facts.ts'

/** Whose paper it is, for its frame. */
export function whoseOf({ member, contract }: PaperFacts) {
  const { firstname, lastname, nevg } = member
  return { firstname, lastname, nevg, contract_number: contract.contract_number }
}
