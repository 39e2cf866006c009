import { isNear, plainWords } from '@coussinet/reading/page/phrases.ts'

export type Clinic = { name: string | null; number: string | null }

// Words that any clinic or terminal has in its name.
const common = new Set(
  `clinique cliniques cabinet centre hopital groupe pole maison veterinaire veterinaires vet docteur docteurs dr drs selarl scp sarl sas selas eurl
  ambulatorio clinica centro studio ospedale veterinario veterinaria veterinari dott dottssa dottoressa dottore srl associato
  dierenarts dierenartsen dierenartsenpraktijk dierenartspraktijk dierenkliniek dierenziekenhuis dierenpraktijk praktijk bv bvba srl
  des les del dei della delle van den der and`.split(/\s+/),
)
const ownWords = (name: string) => plainWords(name).filter((word) => word.length >= 3 && !common.has(word))

/** Tells whether two documents are from one clinic; null if they say too little. Names may be cut, as on terminals. */
export function isSameClinic(one: Clinic, other: Clinic): boolean | null {
  if (one.number !== null && one.number === other.number) return true
  const [words, others] = [ownWords(one.name ?? ''), ownWords(other.name ?? '')]
  const isNumbered = one.number !== null && other.number !== null
  if (words.length === 0 || others.length === 0) return isNumbered ? false : null
  return words.some((word) => others.some((its) => isNear(word, its) || isCut(word, its) || isCut(its, word)))
}

const isCut = (word: string, whole: string) => word.length >= 4 && whole.startsWith(word)
