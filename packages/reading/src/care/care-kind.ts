import type { CareKind } from '@coussinet/contract/domain/care.ts'
import { phrases, findPhrase, plainWords, type Phrase } from '../page/phrases.ts'
import { careWords } from './vocabulary.ts'

type Word = { kind: CareKind; phrase: Phrase; isSure: boolean }

// The process that reads may open no file of the contract's, which would bring all its words.
const careKinds = Object.keys(careWords).filter((kind): kind is CareKind => kind in careWords)

const words: readonly Word[] = careKinds.flatMap((kind) => {
  const [sure = '', unsure = ''] = careWords[kind].split('||')
  return [
    ...phrases(sure).map((phrase) => ({ kind, phrase, isSure: true })),
    ...(unsure.trim() === '' ? [] : phrases(unsure).map((phrase) => ({ kind, phrase, isSure: false }))),
  ]
})

/** The kind of care that a line's label says; not sure where its words say two, or leave a doubt. Null where none of them is known. */
export function findCareKind(label: string): { kind: CareKind; isSure: boolean } | null {
  const labelWords = plainWords(label)
  const found = words
    .map((word) => ({ ...word, at: findPhrase(word.phrase, labelWords) }))
    .filter(({ at }) => at >= 0)
    .map((word) => ({ ...word, size: word.phrase.join('').length }))
  const sure = found.filter(({ isSure }) => isSure)
  const among = sure.length > 0 ? sure : found
  // Longer phrases know more: "extraction dentaire" than "extraction", "visite à domicile" than "visite".
  const [best] = among.toSorted(
    (one, other) => other.phrase.length - one.phrase.length || one.at - other.at || other.size - one.size,
  )
  if (best === undefined) return null
  const others = new Set(
    sure
      .filter(({ phrase, at }) => {
        const isWithin = at >= best.at && at + phrase.length <= best.at + best.phrase.length
        return !isWithin
      })
      .map(({ kind }) => kind),
  )
  others.delete(best.kind)
  for (const weak of yielding[best.kind] ?? []) others.delete(weak)
  // "Consultation d'urgence", "consultation vaccinale": the general word yields to the other one.
  if (best.kind === 'consultation' && others.size === 1 && sure.length > 0) {
    const [only] = others
    if (only === 'emergency') return { kind: only, isSure: true }
  }
  return { kind: best.kind, isSure: sure.length > 0 && others.size === 0 }
}

/** Kinds whose words may stand in a label of another kind without a doubt. */
const yielding: Partial<Record<CareKind, readonly CareKind[]>> = {
  emergency: ['consultation'],
  vaccine: ['medication'],
  blood_test: ['lab', 'consultation'],
  lab: ['consultation'],
  antiparasitic: ['medication'],
  xray: ['consultation'],
  ultrasound: ['consultation'],
  microchip: ['consultation'],
  anaesthesia: ['medication'],
  food: ['medication'],
}
