import { phrases, plainWords, says } from '../page/phrases.ts'
import { type PageRow, splitCells } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'
import { parseNumbers } from './amounts.ts'

// Words before an animal's name.
const ofAnimal = phrases(
  `animal | animaux | patient | patiente | chien | chienne | chat | chatte | chiot | chaton | nom de l animal
  | animale | paziente | cane | cagna | gatto | gatta | cucciolo
  | dier | huisdier | patient | hond | teef | kat | poes | pour | per | voor`,
)
// Rows of people and places, whose words may be an animal's name too.
const ofOthers = phrases(
  `rue | avenue | boulevard | place | chemin | impasse | allee | quai | via | viale | piazza | corso | strada | straat
  | laan | plein | weg | mme | mlle | monsieur | madame | sig | sig.ra | signora | signor
  | mevr | mevrouw | dhr | dr | docteur | dott | dottssa | dottoressa | client | cliente | proprietaire | proprietario
  | klant | eigenaar | clinique | cabinet | clinica | ambulatorio | studio | dierenarts* | dierenkliniek`,
)
const LEAST_LETTERS = 4

const species = phrases(
  `chien | chienne | chat | chatte | chiot | chaton | lapin | furet | cane | cagna | gatto | gatta | cucciolo
  | coniglio | hond | teef | reu | kat | kater | poes | konijn`,
)

export type FoundAnimal = { name: string; row: PageRow; words: readonly PageWord[] }
type LabelledName = FoundAnimal & { isLabelled: boolean; mayStandAlone: boolean; isOfCare: boolean }

/**
 * Finds the one of the member's animals that a paper names. A name behind a word that says that it is an animal's comes before one
 * that only stands there; null where none is named, or several are, or two animals bear the name.
 */
export function findAnimalName(
  rows: readonly PageRow[],
  names: readonly string[],
  isClear: (words: readonly PageWord[]) => boolean,
): FoundAnimal | null {
  const plain = names.map((name) => ({ name, wanted: plainWords(name) }))
  const own = plain.filter(({ wanted }) => wanted.length > 0)
  const found = rows.flatMap((row) => own.flatMap((animal) => namedIn(row, animal) ?? []))
  const clear = found.filter(({ words, isLabelled, mayStandAlone }) => (isLabelled || mayStandAlone) && isClear(words))
  const labelled = clear.filter(({ isLabelled }) => isLabelled)
  // A name without a label counts only where no other one is named, not even in a line of care.
  const inLines = found.filter(({ words, isOfCare }) => isOfCare && isClear(words))
  const alone = clear.length > 0 ? clear : inLines
  const [first, ...others] = labelled.length > 0 ? labelled : alone.length > 0 ? [...alone, ...found] : []
  if (!first || others.some(({ name }) => name !== first.name)) return null
  const isShared = own.filter(({ wanted }) => wanted.join(' ') === plainWords(first.name).join(' ')).length > 1
  return isShared ? null : { name: first.name, row: first.row, words: first.words }
}

function namedIn(row: PageRow, { name, wanted }: { name: string; wanted: readonly string[] }): LabelledName | null {
  const words = row.words.map((word) => ({ word, plain: plainWords(word.text) }))
  const at = words.findIndex((_, from) =>
    wanted.every((one, step) => words[from + step]?.plain.length === 1 && words[from + step]?.plain[0] === one),
  )
  const own = words.slice(at, at + wanted.length).map(({ word }) => word)
  const [begin] = own
  if (at < 0 || begin === undefined) return null
  const before = words.slice(Math.max(0, at - 4), at).flatMap(({ plain }) => plain)
  // "M. Milo Durand"
  const isOfPerson = before.at(-1) === 'm'
  // "Animal : Mirza   Client : Mme Oslo": what is nearest counts.
  const label = before.findLastIndex((_, from) => says(before.slice(from), ofAnimal))
  const rowWords = plainWords(row.text).filter((word, place, all) => word !== 'clinica' || all[place - 1] !== 'visita')
  const isOfAnimals = !isOfPerson && !says(rowWords, ofOthers)
  // "Mirza (chien)", "Mirza / chien": a name that begins its cell.
  const behind = words.slice(at + wanted.length, at + wanted.length + 2).flatMap(({ plain }) => plain)
  const cell = splitCells(row).find((one) => one.words[0] === begin)
  const isOfSpecies = cell !== undefined && says(behind.slice(0, 1), species) && !says(plainWords(cell.text), ofOthers)
  const isLabelled = isOfSpecies || (label >= 0 && !says(before.slice(label), ofOthers))
  const isName = /^\(?\p{Lu}/u.test(begin.text) && wanted.join('').length >= LEAST_LETTERS && isOfAnimals
  const mayStandAlone = isName && parseNumbers(row).amounts.length === 0
  // "Détartrage de Milo 180,00", "| Milo | Consultation | 45,00", "Milo – consultation", "Visita - Milo": no name of a product.
  const last = words[at - 1]?.plain.at(-1) ?? ''
  const ofCell = splitCells(row).find((one) => one.words.includes(begin))?.words ?? []
  const place = ofCell.indexOf(begin)
  const isApart = [ofCell[place - 1], ofCell[place + wanted.length]].every((one) => !one || /^[-–—:]$/.test(one.text))
  const isInBrackets = own.every(({ text }) => text.startsWith('(') || text.endsWith(')'))
  const isOfCare = isName && (/^(?:de|di|van|d)$/.test(last) || isApart || isInBrackets)
  return isLabelled || isName ? { name, row, words: own, isLabelled, mayStandAlone, isOfCare } : null
}
