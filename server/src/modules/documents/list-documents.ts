import { fileSlug } from '@coussinet/contract/brand/values/brand-name.ts'
import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { DocumentEntry, DocumentType, getDocument, listDocuments } from '@coussinet/contract/documents.ts'
import { spanOf } from '#modules/policy/policy.ts'
import { findEvidence } from '#modules/signing/signing.ts'
import { isId } from '#platform/ids.ts'
import type { Platform } from '#platform/portal.ts'
import { fieldProblem, problem } from '#platform/problem.ts'
import { applyingDocuments, careSheetAnimals } from './applying-documents.ts'
import { factsOf } from './facts-of.ts'
import { findPaper, findPaperMandate, type PaperMandate, proofOf } from '#modules/contributions/contributions.ts'
import type { PaperAnimal, PaperFacts } from './paper-facts.ts'
import { paperMakers, versionDays } from './paper-makers.ts'

type Reader = { id: string; locale: string }
type Making = Pick<Platform, 'db' | 'clock' | 'config' | 'papers'>

const isBeforeContract = async ({ db }: Making, { id }: Reader) => (await spanOf(db, id)) === null

const readFacts = ({ db, clock, config }: Making, member: Reader) =>
  factsOf(db, member, { now: clock(), public_url: config.public_url, keeping: config.keeping })

/** The documents that apply to the member today, none before the contract; the typesetter gets ready meanwhile. */
export async function documentsOf(platform: Making, member: Reader): Promise<AnswerOf<typeof listDocuments>> {
  if (await isBeforeContract(platform, member)) return { data: [] }
  platform.papers.warm()
  return { data: applyingDocuments(await readFacts(platform, member), versionDays) }
}

/** The same list for who only wants to name them: nothing gets ready to be typeset. */
export async function documentsToFind(platform: Making, member: Reader): Promise<DocumentEntry[]> {
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
  // What is shown before a signature is what was hashed, byte for byte.
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
  return mandate && { ...mandate, proof: proofOf(await findEvidence(db, id, mandate.mandate_id)) }
}
