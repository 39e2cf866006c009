import { distance, findPhrase, lettersIn, phrases, plainWords, says } from '../page/phrases.ts'
import { type Cell, splitCells, median, type PageRow } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'
import { parseNumbers } from './amounts.ts'

export type FoundClinic = {
  name: string
  row: PageRow
  words: readonly PageWord[]
  /** It is a vet's own name: where a clinic's stands elsewhere, or in a picture's logo, it is not the clinic's. */
  isVet: boolean
}

const ofClinic = phrases(
  `clinique veterinaire | cabinet veterinaire | centre veterinaire | clinique | hopital veterinaire | chv
  | centre hospitalier veterinaire | groupe veterinaire | pole veterinaire | maison veterinaire | veterinaires
  | veterinaire | selarl | scp veterinaire
  | ambulatorio veterinario | ambulatorio | clinica veterinaria | clinica | centro veterinario | studio veterinario
  | ospedale veterinario | veterinaria | veterinario | poliambulatorio
  | dierenarts* | dierenartsenpraktijk | dierenkliniek | dierenartspraktijk | dierenziekenhuis | dierenpraktijk
  | veterinair* | dierenartsencentrum | veto* | veterinary | vet`,
)
const ofVet = phrases(
  'docteur | docteurs | dr | dott | dott.ssa | dottssa | dottoressa | dottore | dottor | drs | dr. | dierenarts',
)
// A laboratory bills clinics too: it is the sender where its name heads the paper in large letters.
const ofLaboratory = phrases('laboratoire* | laboratorio | laboratorium')
// What only a place calls itself, to the letter: "Dr Petit, vétérinaire" is a person, "Vétérinaires du Lac" are not.
const ofPlace = new Set(
  `clinique cliniques cabinet cabinets centre hopital chv groupe pole maison selarl selas sarl scp scm stp associes associees veterinaires
  struttura ambulatorio ambulatori clinica centro studio ospedale poliambulatorio srl associati associato associata veterinari
  dierenartsen dierenartsenpraktijk dierenartsenpraktijken dierenartsencentrum dierenartspraktijk dierenkliniek dierenklinieken dierenziekenhuis dierenpraktijk praktijk kliniek bv bvba`.split(
    /\s+/,
  ),
)
// "Votre clinique" names none, and "Cabinet vétérinaire des" not all of one.
const ofNothing = new Set(
  `votre notre vos nos vostra vostro nostra nostro uw onze des les del dei della delle dell van het
  pharmacie farmacia apotheek service servizio dienst urgences urgence emergenze spoed`.split(/\s+/),
)
// Before a clinic that is not the sender, in its cell too.
const ofOtherClinic = phrases(
  `livre a | d origine | votre veterinaire | vostro veterinario | suo veterinario | uw dierenarts | geleverd aan
  | consegnato a`,
)
const ofReferral = phrases(
  `adresse par | refere par | referent | envoye par | traitant | inviato da | inviante | verwezen door | client
  | cliente | klant | horaires | urgence | urgences | orari | urgenze | spoed | wachtdienst`,
)

const noName = phrases(
  `facture | fattura | factuur | tel | telephone | www | mail | email | siret | tva | iva | btw | rue | avenue
  | boulevard | place | via | viale | piazza | corso | straat | laan | total | totale | totaal | veterinaire traitant
  | prochain* | rappel | acte | consultation
  | ordre national | ordine | iban | client | cliente | klant | merci | grazie | dank* | assurance | animal
  | medecin veterinaire | medico veterinario | veterinaire : | numero | horaires | orari | urgences | adresse
  | remboursement | conservez | devis | remplir | compilare | invullen | signature | firma | handtekening | visite
  | visita | esame | controllo | onderzoek | refere* | adresse par | envoye par | inviato da | verwezen* | inscrit
  | iscritto | iban`,
)

// "Cabinet de l'Avenue", "Clinique du Mail", "Centre d'urgence" are names, "12 avenue Foch" and "Urgences : clinique du Lac" are none.
const isOfName = (words: readonly string[], at: number): boolean =>
  (says(words.slice(at, at + 1), ofStreet) && ofJoint.has(words[at - 1] ?? '')) ||
  (/^urgences?$/.test(words[at] ?? '') &&
    /^d(?:es)?$/.test(words[at - 1] ?? '') &&
    ofPlace.has(words[ofField.has(words[at - 2] ?? '') ? at - 3 : at - 2] ?? '') &&
    // "Clinique d'urgences 24h/24" says when, not who.
    !words.some((word) => /^\d+h/.test(word)))
const ofStreet = phrases('avenue | boulevard | place | mail | rue | piazza | corso | viale | straat | laan')
// First words of an address, a telephone or hours behind a name.
const ofAddress = phrases(
  `rue | avenue | av | av. | boulevard | bd | place | quai | chemin | route | impasse | allee | cours | za | zi | zac | zone
  | via | viale | piazza | corso | largo | vicolo | strada | lungo* | horaires | urgences | orari | urgenze | spoed
  | mail | email | courriel | site`,
)
const isDutchStreet = /(?:straat|laan|steenweg|weg|plein|dreef|lei)$/
const ofJoint = new Set(['l', 'la', 'du', 'della', 'del', 'de', 'di'])

// A customer's name or the bill's title may stand close behind it, in a row of narrow columns.
const begins =
  /^(?:M\.|Mr|Mme|Mlle|Monsieur|Madame|Sig\.?(?:ra|r)?\.?|Spett\.?(?:le)?|Mevr\.?|Dhr\.?|Mw\.?|Facture|Fattura|Factuur|Parcella|Ricevuta|Note|Devis|Preventivo|Offerte|Tél\.?|Tel\.?)$/i

// Labels of the seller's name, in forms and printed data; the last ones only before a colon.
const sellerLabels =
  'denominazione|ragione sociale|raison sociale|d[ée]nomination|[ée]metteur|fournisseur|vendeur|cedente|fornitore|benaming'
const ofName = new RegExp(`^(?:(?:${sellerLabels}):?|(?:naam|nom|praktijk):)$`, 'i')
const isSeparator = /^[–—|·•,-]+$/
// Registers that may follow the name, and those that do so only behind a dash or a comma.
const registers = phrases(
  'au capital | tva | btw | piva | p iva | p.iva | partita iva | siret | siren | rcs | rpr | rpm | bce | kbo',
)
const ofCapital = phrases('au capital | capital | capitale | cap soc')
const shortRegisters = phrases(
  `be | pi | cf | tel | rea | ape | naf | n° tva | n° ordre | n° d ordre | n° de l ordre | ordre | iscr* | albo | orde
  | capital | capitale | agrement | rpps`,
)

const ownersOfClinic = new Set('votre notre vos nos vostra vostro nostra nostro uw onze'.split(' '))

/** Tells a sentence that speaks of a clinic: "Bienvenue dans notre clinique". "Clinique Notre-Dame" is a name. */
const isGreeting = (words: readonly string[]): boolean =>
  words.some((word, at) => at > 0 && ownersOfClinic.has(word) && says(words.slice(at + 1, at + 2), ofClinic))

/** Tells a sentence that begins with its clinic: "Votre clinique vous accueille". A name goes on in capitals, or "du Lac". */
function isAddressed(words: readonly PageWord[]): boolean {
  if (!ownersOfClinic.has(plainWords(words[0]?.text ?? '').join(' '))) return false
  const kinds = words.findIndex(({ text }, at) => at > 0 && !isOfKind(plainWords(text).join(' ')))
  const isNamed = /^(?:\P{Ll}|(?:de|du|des|della|del|di|van|la|le|les|il)$|[dl]['’])/u.test(words[kinds]?.text ?? 'A')
  return !isNamed && !words.slice(0, kinds).some(({ text }) => text.endsWith(':'))
}

const isOfKind = (word: string): boolean => ofPlace.has(word) || says([word], ofClinic)

/**
 * Counts the words of a label that says no more than what is named: "Struttura veterinaria: …", "Votre clinique vétérinaire : Clinique
 * du Lac". A colon that is alone is no word of its row.
 */
function lengthOfLabel(words: readonly PageWord[]): number {
  const label = words.findIndex((_, at) => at < 3 && ofName.test(textOf(words.slice(0, at + 1))))
  if (label >= 0) return label + 1
  const plain = words.map(({ text }) => plainWords(text).join(' '))
  const isOwned = ownersOfClinic.has(plain[0] ?? '')
  const end = plain.findIndex((word, at) => !(at === 0 && isOwned) && !isOfKind(word))
  const kinds = plain.slice(0, end < 0 ? undefined : end)
  const colon = words.slice(0, kinds.length).findIndex(({ text }) => text.endsWith(':'))
  if (colon >= 0) {
    const behind = plainWords(textOf(words.slice(colon + 1)))
    const isWholeName = says(behind, ofVet) || behind.some(isOfKind)
    // "Ambulatorio veterinario: San Rocco" is a name with its kind.
    return isOwned || isWholeName ? colon + 1 : 0
  }
  const places = isOwned ? kinds.slice(2) : kinds.slice(1).map((word) => (word === plain[0] ? word : ''))
  const again = places.findLastIndex((word) => ofPlace.has(word))
  return again < 0 ? Number(isOwned) : kinds.length - places.length + again
}

function withoutOthers(whole: Cell): Cell {
  const label = lengthOfLabel(whole.words) - 1
  const own = whole.words.slice(label + 1)
  const end = own.findIndex(
    (word, at) => at >= 2 && (begins.test(word.text) || isRegister(own, at) || isAddress(own, at)),
  )
  if (label < 0 && end < 0) return whole
  const named = end < 0 ? own : own.slice(0, end)
  const words = named.slice(0, named.findLastIndex(({ text }) => !isSeparator.test(text)) + 1)
  return { ...whole, words, text: textOf(words) }
}

const textOf = (words: readonly PageWord[]) => words.map(({ text }) => text).join(' ')

/** Tells whether a name of a register, or its number, follows a name from a place among its words on. */
function isRegister(words: readonly PageWord[], at: number): boolean {
  const plain = plainWords(textOf(words.slice(at, at + 3)))
  const begin = (any: typeof registers) => any.some((phrase) => findPhrase(phrase, plain) === 0)
  const isApart = /(?:,|^[–—|·•-])$/.test(words[at - 1]?.text ?? '')
  return (
    begin(registers) || (isApart && (begin(shortRegisters) || /^(?:[A-Z]{2})?\d[\d.]{8,}/.test(words[at]?.text ?? '')))
  )
}

/** Tells whether an address, a telephone, hours or a mailbox follow a name from a place among its words on. */
function isAddress(words: readonly PageWord[], at: number): boolean {
  const [text = '', next = '', third = ''] = words.slice(at, at + 3).map((word) => word.text)
  const begin = (word: string) => ofAddress.some((phrase) => findPhrase(phrase, plainWords(word)) === 0)
  // "Cabinet Duhamel 14 bis rue Verte"; "Clinique du 8 mai" has a day for a name.
  if (/^\d{1,4},?$/.test(text)) {
    const street = /^(?:bis|ter|quater|[AB]),?$/i.test(next) ? third : next
    if (begin(street)) return true
  }
  const isApart = /(?:,|^[–—|·•-])$/.test(words[at - 1]?.text ?? '')
  return (
    isApart &&
    (/^\d{1,5}(?:bis|ter)?,?$/i.test(text) ||
      text.includes('@') ||
      begin(text) ||
      (isDutchStreet.test(plainWords(text)[0] ?? '') && /^\d/.test(next)))
  )
}

// Words for a vet's profession, studies and memberships: below a vet's name they name no clinic.
const ofProfession = phrases(
  `diplom* | dipl | die | ceav | desv | titulaire | ecole | env | enva | envt | envl | oniris | ordre | ordine | iscri*
  | membre | adherent* | reseau
  | groupement | domicile | domicilio | osteopath* | comportement* | homeopath* | acupunct* | specialis* | praticien* | urgentiste
  | itinerant* | sanitaire | consultant* | equin* | chirurgien* | dentiste | ophtalmolog* | dermatolog* | cardiolog* | nutrition*
  | interne | assistant* | remplacant* | collaborat* | collaboratrice | service | garde | laureat* | omeopat*
  | comportamentalist* | agopunt* | specializzat* | gedrag* | huis`,
)
const ofSubject = phrases(
  `medecine | chirurgie | imagerie | osteopathie | ophtalmologie | dermatologie | cardiologie | dentisterie | ethologie
  | medicina | chirurgia | diagnostica | geneeskunde`,
)
const ofField = new Set('veterinaire veterinaires veterinaria veterinarie animale animales'.split(' '))
// Several vets are a place only where nothing says what they do.
const severalVets = new Set(['veterinaires', 'veterinari', 'dierenartsen'])

// Goods and care that a vet, a shop or a chemist sells: "Soins vétérinaires", "Médicaments vétérinaires" head a bill or its lines.
const ofGoods = new Set(
  `soins frais honoraires depenses produits medicaments medicament aliments alimentation materiel rayon articles
  spese cure prestazioni onorari prodotti farmaci farmaco medicinali alimenti
  zorg zorgen kosten erelonen producten geneesmiddelen voeding`.split(/\s+/),
)
const ofVets = new Set([...ofField, 'veterinario', 'veterinari', 'veterinair'])

/** Tells whether words name nothing but what is sold. */
const isGoods = (words: readonly string[]): boolean =>
  words.some((word) => ofGoods.has(word)) &&
  words.every((word) => ofGoods.has(word) || ofVets.has(word) || word.length < LEAST_WORD)
const LEAST_WORD = 3

/** Tells whether words say what a vet is or does, and name no place: "Vétérinaire ostéopathe", "Médecine et chirurgie". */
function isProfession(words: readonly string[]): boolean {
  if (words.some((word) => ofPlace.has(word) && !severalVets.has(word))) return false
  return (
    says(words.slice(0, 3), ofProfession) || (says(words.slice(0, 1), ofSubject) && ofField.has(words.at(-1) ?? ''))
  )
}

// Words that places call themselves by: one that is a letter or two from these, and none of them, was misread.
const kinds =
  `cabinet cabinets clinique cliniques clinic clinics centre centres hopital hopitaux hospital veterinaire veterinaires
  ambulatorio ambulatori clinica cliniche centro centri studio studi ospedale ospedali veterinaria veterinario veterinari veterinarie
  veterinair veterinary dierenarts dierenartsen dierenartsenpraktijk dierenartsenpraktijken dierenkliniek dierenklinieken
  dierenartspraktijk dierenartspraktijken dierenziekenhuis dierenpraktijk dierenpraktijken dierenartsencentrum centrum centra`.split(
    /\s+/,
  )

// A name that ends with a preposition is incomplete: "Cabinet vétérinaire du".
const isCut =
  /[\s'’](?:du|de|des|d|de la|les|l|di|del|della|dei|delle|dell|van|van de|van het|het|den|ter|san|santa|sant|saint|sainte|sint|et|e|en|&|-)\P{L}*$/iu

/** Tells whether a name in a picture was misread: it begins in lower case, ends too early, or has a word a letter from a known one. */
function isMisread({ row, cell }: { row: PageRow; cell: Cell }): boolean {
  if (row.page.source === 'text') return false
  const nearly = (word: string) =>
    !kinds.includes(word) && kinds.some((kind) => distance(word, kind) <= (kind.length >= 10 ? 2 : 1))
  // "Clinica I Pioppi": a stroke between its words was a letter.
  const isBeside = (word: PageWord) => cell.words.some(({ y, height }) => Math.abs(word.y - y) < 0.5 * height)
  const isLost = row.page.words.some(
    (word) => word.text === '|' && word.x > cell.x && word.x < cell.right && isBeside(word),
  )
  const isMixed = cell.words.some(({ text }) => text === 'l')
  return (
    isLost || isMixed || /^\P{L}*\p{Ll}/u.test(cell.text) || isCut.test(cell.text) || plainWords(cell.text).some(nearly)
  )
}

// "Cabinet des Lilas – Dr Anne Petit", "Dott. Bianchi - Ambulatorio San Rocco"
const vetBehind = /\s+[–—|·•-]\s*(?:Dr|Drs|Dre|Docteurs?|Dott|Dott\.ssa|Dottoressa|Dottore?)\b.*$/iu
const vetBefore =
  /^(?:(?:Dr|Drs|Dre|Docteurs?|Dott|Dott\.ssa|Dottoressa|Dottore?)\b[^–—|·•-]*|Medico veterinario|Medici veterinari|M[ée]decins? v[ée]t[ée]rinaires?|Docteurs? v[ée]t[ée]rinaires?)\s[–—|·•-]\s+/iu

const heightOf = ({ words }: Cell) => median(words.map(({ height }) => height))

/** A place's name without the vet's own beside it. */
function withoutVet(text: string): string {
  const place = text.replace(vetBehind, '').replace(vetBefore, '')
  const words = plainWords(place)
  return says(words, ofClinic) || words.some((word) => ofPlace.has(word)) ? place : text
}

// "VETOUEST", "VetoCare"
const isBrand = (word: string): boolean => /^veto[a-z]{2,}$/.test(word)

/** Tells whether a name says more than what it is: "Clinique vétérinaire" alone, or "Votre cabinet", is none. */
function isWhole(words: readonly string[]): boolean {
  const isKind = (word: string) =>
    ofNothing.has(word) || ofPlace.has(word) || (says([word], ofClinic) && !isBrand(word)) || says([word], ofVet)
  const from = words.findIndex((word) => !isKind(word))
  // "Clinique du Centre"
  return from >= 0 && words.slice(from).some((word) => (word.length >= 3 || /\d/.test(word)) && !ofNothing.has(word))
}

const beginsLower =
  /^(?:l[ae]s?|l['’]|il|lo|gli|au|aux|al|alla|ai|d[eu]s?|d['’]|de la|du|di|del|dell['’]|della|delle|dei|van|ter|ten|de|het)(?![\p{L}\p{N}])/iu

/** Joins a cell that only says what it is with the rest of the name below it: "Cabinet vétérinaire" above "de la Roche". */
function joinedWithBelow(
  { row, cell }: { row: PageRow; cell: Cell },
  below: readonly PageRow[],
  usual: number,
): Cell | null {
  // Rows of a narrower column may be between.
  const [rest] = below
    .filter(({ page, y }) => page === row.page && y - row.y <= 3.2 * Math.max(row.height, heightOf(cell)))
    .flatMap((one) => splitCells(one).filter(({ x, right }) => x < cell.right && right > cell.x))
  if (rest === undefined || rest.words.length > 6 || /\d/.test(rest.text)) return null
  const words = plainWords(rest.text)
  const isLarge = Math.min(heightOf(cell), heightOf(rest)) >= LARGER * usual
  // The head of a till's receipt, in the middle and in capitals, all in one size.
  const isHead = [cell, rest].every(({ text }) => !/\p{Ll}/u.test(text)) && isCentredOn(cell, rest)
  if (says(words, noName) || says(words, ofVet) || !isWhole(words)) return null
  const all = [...cell.words, ...rest.words]
  return beginsLower.test(rest.text) ||
    isCut.test(cell.text) ||
    ((isLarge || isHead) && /^\p{Lu}/u.test(rest.text) && !says(words, ofClinic) && !says(words, ofTill))
    ? { ...cell, words: all, text: all.map(({ text }) => text).join(' ') }
    : null
}

const isCentredOn = (one: Cell, other: Cell): boolean =>
  Math.abs(one.x + one.right - other.x - other.right) < heightOf(one) && Math.abs(one.x - other.x) > heightOf(one)

// Words below the kind of place on a receipt that are no name.
const ofTill = phrases(
  `documento* | scontrino | ricevuta | ticket | kasticket | recu | duplicata | duplicato | copie | copia | kopie
  | bienvenue | benvenut* | welkom | bonjour | caisse | cassa | kassa | date | data | datum`,
)

type Candidate = { row: PageRow; cell: Cell; points: number; isVet: boolean }

const ROWS_OF_HEAD = 4
const LARGER = 1.15
const LEAST_LETTERS = 6

/** Names that do not say what they are, in the head's large letters, each above a cell that does: "Ambulatorio veterinario". */
function namesAboveKinds(upper: readonly PageRow[], usual: number): Candidate[] {
  return upper.slice(0, ROWS_OF_HEAD).flatMap((row, at) =>
    splitCells(row).flatMap((cell) => {
      const below = upper[at + 1]
      const kind = below && splitCells(below).find(({ x, right }) => x < cell.right && right > cell.x)
      const words = plainWords(cell.text)
      if (kind === undefined || below?.page !== row.page || heightOf(cell) < LARGER * usual) return []
      const isKind =
        says(plainWords(kind.text), ofClinic) && plainWords(kind.text).every((word) => says([word], ofClinic))
      const isName =
        lettersIn(cell.text) >= LEAST_LETTERS && words.length <= 6 && !says(words, noName) && !/\d/.test(cell.text)
      return isKind && isName ? [{ row, cell, points: 1 - at, isVet: false }] : []
    }),
  )
}

/** The clinic's name, as its head or its stamp writes it; null where no word says what it is. */
export function findClinicName(
  rows: readonly PageRow[],
  least: (words: readonly PageWord[]) => boolean,
): FoundClinic | null {
  // Above its lines: "Visita clinica 45,00" is none.
  const upper = rows
    .slice(0, Math.max(8, Math.ceil(rows.length * 0.3)))
    .filter((row) => parseNumbers(row).amounts.length === 0 || says(plainWords(row.text), ofCapital))
  const usual = median(rows.map(({ height }) => height))
  const found = upper.flatMap((row, at): Candidate[] =>
    splitCells(row).flatMap((whole, place, cells) => {
      const cell = withoutOthers(whole)
      const words = plainWords(cell.text)
      const own = plainWords(withoutVet(cell.text))
      const other = own.filter((_, before) => !isOfName(own, before))
      const isVet = says(words, ofVet) && !words.some((word) => ofPlace.has(word))
      const isLaboratory = at === 0 && says(words.slice(0, 1), ofLaboratory) && heightOf(cell) >= LARGER * usual
      const isClinic = !isVet && (isLaboratory || says(words, ofClinic) || says(words, ofVet))
      if (
        (!isClinic && (!isVet || beginsLower.test(cell.text))) ||
        says(other, noName) ||
        isProfession(own) ||
        isGoods(own) ||
        says(plainWords(cells[place - 1]?.text ?? ''), ofReferral) ||
        says([...plainWords(cells[place - 1]?.text ?? ''), ...plainWords(whole.text)], ofOtherClinic) ||
        own.length > 9 ||
        isGreeting(own) ||
        isAddressed(whole.words) ||
        begins.test(cell.words[0]?.text ?? '') ||
        /@|www|\.(?:fr|it|be|com)\b/i.test(cell.text)
      )
        return []
      const height = heightOf(cell)
      const named =
        isWhole(words) && !isCut.test(cell.text)
          ? cell
          : joinedWithBelow({ row, cell }, upper.slice(at + 1, at + 3), usual)
      if (named === null) return []
      const points =
        (isClinic ? (words.every((word) => isBrand(word) || !says([word], ofClinic)) ? 2.5 : 3) : 1) +
        Math.min(2, height / Math.max(1, usual) - 1) * 2 +
        1.5 -
        at * 0.12
      return [{ row, cell: named, points, isVet }]
    }),
  )
  if (found.length === 0) found.push(...namesAboveKinds(upper, usual))
  const [best] = found.toSorted((one, other) => Number(one.isVet) - Number(other.isVet) || other.points - one.points)
  if (best === undefined || !least(best.cell.words) || isMisread(best)) return null
  const bare = withoutVet(best.cell.text.replaceAll(/\s+/g, ' ')).replaceAll(/^[\s\-–—.,:;|*•]+|[\s\-–—.,:;|*•]+$/g, '')
  // The last dot of initials is theirs: "s.r.l."
  const name = /(?:\p{L}\.)+\p{L}$/u.test(bare) ? `${bare}.` : bare
  return name.length < 5 || name.length > 80 ? null : { name, row: best.row, words: best.cell.words, isVet: best.isVet }
}
