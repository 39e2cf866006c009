import type { Animal } from '@coussinet/contract/animals.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'

// domain rules §2.2: the acts that the package pays, for display alone
const vaccines: Record<Animal['type'], Record<Language, string>> = {
  dog: { fr: 'CHPPiL, rage', it: 'CHPPiL, rabbia' },
  cat: { fr: 'typhus, coryza, leucose, rage', it: 'panleucopenia, rinotracheite, calicivirus, leucemia, rabbia' },
}

/** The vaccines of a species, as they are listed beside its formula. */
export const vaccinesOf = (type: Animal['type'], language: Language): string => vaccines[type][language]
