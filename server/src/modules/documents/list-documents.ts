import { fileSlug } from '@coussinet/contract/brand/values/brand-name.ts'
import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { DocumentEntry, DocumentType, getDocument, listDocuments } from '@coussinet/contract/documents.ts'
import { spanOf } from '#modules/policy/policy.ts'
import { findEvidence } from '#modules/signing/signing.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Platform } from '#platform/portal.ts'
import { fieldProblem, problem } from '#platform/http/problem.ts'
import { factsOf } from './read-paper-facts.ts'
import {
  findPaper,
  findPaperMandate,
  mandatePaper,
  type PaperMandate,
  mandateProofOf,
} from '#modules/contributions/contributions.ts'
import type { PaperAnimal, PaperFacts } from './paper-facts.ts'
import type { Paper } from '#platform/paper/papers.ts'
import { cgvIssuedOn, cgvPaper } from './legal/cgv/cgv.ts'
import { cgv2IssuedOn, cgv2Paper } from './legal/cgv2/cgv2.ts'
import { ipid2IssuedOn, ipid2Paper } from './legal/ipid/ipid2.ts'
import { rgpdIssuedOn, rgpdPaper } from './legal/rgpd/rgpd.ts'
import { certificateDay, certificatePaper } from './own-papers/certificate.ts'
import { latestNotice, noticePaper } from './own-papers/indexation-notice.ts'
import { type Day, dayOf } from '@coussinet/contract/domain/days.ts'
import { documentTitles } from '@coussinet/contract/domain/documents.ts'
import { informationPaper } from './legal/ipid/information-paper.ts'
import { ipidFigures } from './legal/ipid/ipid-figures.ts'
import { ipidWords } from './legal/ipid/ipid-words.ts'
import { genderNames, speciesNames } from '@coussinet/contract/domain/cover.ts'
import { renderSVG } from 'uqr'
import { paperAddress } from '#platform/paper/postal-address.ts'
import { frameOf } from '#platform/paper/frame.ts'
import { groupedNevg } from '@coussinet/contract/domain/format-numbers.ts'
import { shownIcad } from '@coussinet/contract/domain/identification.ts'
import { numericDay } from '@coussinet/contract/domain/format.ts'
import { paperRecipient } from '#platform/paper/paper-recipient.ts'
import { careSheetWords } from './own-papers/care-sheet-words.ts'

/** The day of the present version. */
const ipidIssuedOn: Day = '2026-06-19'

/** The information document on veterinary costs, in the member's language, by the law of the contract's country. */
export function ipidPaper(facts: PaperFacts): Paper {
  const { language, country } = facts
  const words = ipidWords[language](ipidFigures(language, country), country)
  return informationPaper(facts, words, {
    title: documentTitles[language].ipid,
    version: '2026-1',
    issued_on: ipidIssuedOn,
  })
}

type Reader = { id: string; locale: string }
type Making = Pick<Platform, 'db' | 'clock' | 'config' | 'papers'>

const isBeforeContract = async ({ db }: Making, { id }: Reader) => (await spanOf(db, id)) === null

const readFacts = ({ db, clock, config }: Making, member: Reader) =>
  factsOf(db, member, { now: clock(), public_url: config.public_url, retention: config.retention })

/** The documents that apply to the member today, none before the contract; the typesetter gets ready meanwhile. */
export async function documentsOf(platform: Making, member: Reader): Promise<AnswerOf<typeof listDocuments>> {
  if (await isBeforeContract(platform, member)) return { data: [] }
  platform.papers.warm()
  return { data: applyingDocuments(await readFacts(platform, member), versionDays) }
}

/** The same list for who only wants to name them: nothing gets ready to be typeset. */
export async function searchableDocuments(platform: Making, member: Reader): Promise<DocumentEntry[]> {
  return (await isBeforeContract(platform, member))
    ? []
    : applyingDocuments(await readFacts(platform, member), versionDays)
}

type Wanted = { type: DocumentType } & QueryOf<typeof getDocument>

/**
 * One document as a PDF, with the name to save it by. Throws `not_found` for one that does not apply and for another
 * member's animal or mandate; a validation problem at `animal_id` where it is wanted of one among several animals.
 */
export async function documentOf(
  platform: Making,
  member: Reader,
  { type, animal_id, mandate_id }: Wanted,
): Promise<{ name: string; bytes: Buffer }> {
  const facts = await readFacts(platform, member)
  const chosen = {
    animal: type === 'feuilles' ? chooseAnimal(facts, animal_id) : null,
    mandate: type === 'mandate' ? await chooseMandate(platform, member, facts, mandate_id) : null,
  }
  const paper = paperMakers[type](facts, chosen)
  if (!paper) throw problem('not_found')
  // The paper that is shown before a signature is the one that was hashed, byte for byte.
  const shown =
    chosen.mandate?.signed_at === null ? await findPaper(platform.db, member.id, chosen.mandate.mandate_id) : null
  const bytes = shown ? Buffer.from(shown.bytes) : await platform.papers.make(paper, member.id)
  return { name: `${fileSlug}-${type}-${facts.member.nevg}-${facts.today.replaceAll('-', '')}.pdf`, bytes }
}

function chooseAnimal(facts: PaperFacts, animal_id: string | undefined): PaperAnimal | null {
  const animals = careSheetAnimals(facts)
  if (animal_id !== undefined) return animals.find((animal) => animal.animal_id === animal_id) ?? null
  if (animals.length > 1) throw fieldProblem('animal_id', 'required')
  return animals[0] ?? null
}

async function chooseMandate(
  { db }: Making,
  { id }: Reader,
  facts: PaperFacts,
  mandate_id: string | undefined,
): Promise<PaperMandate | null> {
  if (mandate_id !== undefined && !isId(mandate_id)) return null
  const mandate = mandate_id === undefined ? facts.mandate : await findPaperMandate(db, id, mandate_id)
  return mandate && { ...mandate, proof: mandateProofOf(await findEvidence(db, id, mandate.mandate_id)) }
}

/** Names the one that is wanted, where there may be several. */
type Chosen = { animal: PaperAnimal | null; mandate: PaperMandate | null }

/** Makers of each document; null where there is nothing to make it of. */
const paperMakers: Record<DocumentType, (facts: PaperFacts, chosen: Chosen) => Paper | null> = {
  cgv: cgvPaper,
  cgv2: cgv2Paper,
  ipid: ipidPaper,
  ipid2: ipid2Paper,
  contrat: certificatePaper,
  mandate: (facts, { mandate }) => mandate && mandatePaper(facts, mandate),
  rgpd: rgpdPaper,
  indexation: (facts) => {
    const notice = latestNotice(facts)
    return notice && noticePaper(facts, notice)
  },
  feuilles: (facts, { animal }) => animal && careSheetPaper(facts, animal),
}

const versionDays: VersionDays = {
  cgv: cgvIssuedOn,
  cgv2: cgv2IssuedOn,
  ipid: ipidIssuedOn,
  ipid2: ipid2IssuedOn,
  rgpd: rgpdIssuedOn,
}

/** Days of the present versions of the documents that are the same for everybody. */
type VersionDays = Record<'cgv' | 'cgv2' | 'ipid' | 'ipid2' | 'rgpd', Day>

/** The documents that apply to the member, in the order in which they are listed (CON-03). */
function applyingDocuments(facts: PaperFacts, versions: VersionDays): DocumentEntry[] {
  const notice = latestNotice(facts)
  return [
    entry('cgv', versions.cgv),
    entry('cgv2', versions.cgv2),
    entry('ipid', versions.ipid),
    entry('ipid2', versions.ipid2),
    entry('contrat', certificateDay(facts)),
    ...(facts.mandate ? [entry('mandate', dayOf(facts.mandate.signed_at ?? facts.mandate.created_at))] : []),
    entry('rgpd', versions.rgpd),
    ...(notice ? [entry('indexation', notice.announced_on)] : []),
    ...careSheetAnimals(facts).map(({ animal_id }) => entry('feuilles', facts.today, animal_id)),
  ]
}

/** Animals with care sheets: every animal with a formula, from the contract's first day on. */
function careSheetAnimals({ animals, contract, today }: PaperFacts): readonly PaperAnimal[] {
  return contract.effective_date > today ? [] : animals.filter(({ formula }) => formula.name !== 'default')
}

function entry(type: DocumentType, issued_on: Day, animal_id: string | null = null): DocumentEntry {
  return { type, animal_id, issued_on, href: `/api/pdf/${type}${animal_id === null ? '' : `?animal_id=${animal_id}`}` }
}

/** An animal's care sheet: one page, the owner's part filled in, the vet's part to be filled in by hand. */
export function careSheetPaper(facts: PaperFacts, animal: PaperAnimal): Paper {
  const { language, country, today, public_url } = facts
  const { scan_alt, ...words } = careSheetWords[language]
  const address = `${public_url}/refunds/new?animal_id=${animal.animal_id}`
  return {
    template: '/modules/documents/own-papers/care-sheet.typ',
    frame: frameOf({ language, country, title: words.title, issued_on: today, whose: paperRecipient(facts) }),
    content: {
      words,
      prefilled: prefilled(facts, animal),
      address,
      qr: renderSVG(address, { ecc: 'M', border: 0 }),
      scan_alt: scan_alt(address),
    },
  }
}

/** `span`: sixths of the width */
type Row = { label: string; value: string; span: number; is_required?: boolean }

function prefilled({ language, country, member, contract }: PaperFacts, animal: PaperAnimal): Row[] {
  const words = careSheetWords[language]
  const { firstname, lastname, nevg, address } = member
  return [
    { label: words.nevg, value: groupedNevg(nevg), span: 2, is_required: true },
    { label: words.contract_number, value: contract.contract_number, span: 2, is_required: true },
    { label: words.formula, value: animal.formula.label[language], span: 2 },
    { label: words.member_name, value: `${lastname} ${firstname}`, span: 2, is_required: true },
    { label: words.member_address, value: paperAddress(address, { language, from: country }).join(', '), span: 4 },
    { label: words.animal_name, value: animal.name, span: 2, is_required: true },
    {
      label: words.species_breed_sex,
      value: [
        speciesNames[language][animal.type],
        animal.breed,
        genderNames[language][animal.gender].toLowerCase(),
      ].join(', '),
      span: 4,
      is_required: true,
    },
    // Left open where the number is still awaited: the vet reads it.
    { label: words.icad, value: animal.icad === null ? '' : shownIcad(animal.icad), span: 2, is_required: true },
    { label: words.birth_date, value: numericDay(animal.birth_date), span: 2 },
  ]
}
