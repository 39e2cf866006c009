import type { Country } from '@coussinet/contract/domain/countries.ts'
import { aPaperFacts, belgianFacts, italianFacts } from './a-paper-facts.ts'

/** Every language under every law: a member may read the other language of the contract's country. */
export const readers = [
  ['fr', 'FR', aPaperFacts()],
  ['it', 'IT', italianFacts()],
  ['fr', 'BE', belgianFacts()],
  ['it', 'FR', italianFacts({ country: 'FR' })],
  ['it', 'BE', italianFacts({ country: 'BE' })],
  ['fr', 'IT', aPaperFacts({ country: 'IT' })],
] as const

/** Clauses of that law alone. */
export const ofLaw: Record<Country, readonly RegExp[]> = {
  FR: [/ACPR/, /L113-3/, /La Médiation de l’assurance/, /adherents@coussinet/],
  IT: [/IVASS/, /\b1901\b/, /Arbitro Assicurativo/, /clienti@coussinet/],
  BE: [/FSMA/, /4 (avril|aprile) 2014/, /Ombudsman des assurances/, /preneurs@coussinet/],
}
