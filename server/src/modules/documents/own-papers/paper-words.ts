import type { Guarantee } from '@coussinet/contract/formulas.ts'
import { euros } from '@coussinet/contract/domain/format.ts'
import type { Language } from '#platform/texts.ts'
import type { PaperAnimal } from '../paper-facts.ts'

type Words = {
  species: Record<PaperAnimal['type'], string>
  gender: Record<PaperAnimal['gender'], string>
  guarantee: Record<Guarantee, string>
  no_icad: string
  per: Record<'per_event' | 'per_year', (amount: string) => string>
}

/** What the papers of a member call the same things. */
export const paperWords: Record<Language, Words> = {
  fr: {
    species: { dog: 'Chien', cat: 'Chat' },
    gender: { male: 'mâle', female: 'femelle' },
    guarantee: { accident: 'Accidents', illness: 'Maladies', illness_surgery: 'Opérations dues à une maladie' },
    no_icad: 'à fournir',
    per: { per_event: (amount) => `${amount} par événement`, per_year: (amount) => `${amount} par an` },
  },
  it: {
    species: { dog: 'Cane', cat: 'Gatto' },
    gender: { male: 'maschio', female: 'femmina' },
    guarantee: { accident: 'Infortuni', illness: 'Malattie', illness_surgery: 'Interventi per malattia' },
    no_icad: 'da fornire',
    per: { per_event: (amount) => `${amount} per evento`, per_year: (amount) => `${amount} all’anno` },
  },
}

/** What the formula of an animal takes off first, in words; empty without one. */
export function deductibleOf({ formula }: PaperAnimal, language: Language): string {
  return paperWords[language].per[formula.deductible_mode](euros(formula.deductible_cents, language))
}
