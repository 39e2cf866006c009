import { insurerPaperTypes } from '@coussinet/contract/brand/insurer-papers.ts'
import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { fileSlug } from '@coussinet/contract/brand/values.ts'
import type { getDocument } from '@coussinet/contract/documents.ts'
import type { DocumentType } from '@coussinet/contract/domain/documents.ts'
import { toPaperLanguage } from '@coussinet/contract/domain/languages.ts'
import type { QueryOf } from '@coussinet/contract/endpoint.ts'
import {
  findPaper,
  findPaperMandate,
  findSignedText,
  mandatePaper,
  readMandateProof,
  type PaperMandate,
} from '#modules/contributions/contributions.ts'
import {
  findEvidence,
  findSubjectProof,
  formatProofSentence,
  proofPage,
  provePaper,
  type SubjectProof,
} from '#modules/signing/signing.ts'
import { readInsurerPaper } from '#platform/config/insurer-papers.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Paper } from '#platform/paper/papers.ts'
import { toFileNamePart } from './file-name-part.ts'
import { cgvPaper } from './legal/cgv/cgv.ts'
import { cgv2Paper } from './legal/cgv2/cgv2.ts'
import { ipidPaper } from './legal/ipid/ipid.ts'
import { ipid2Paper } from './legal/ipid/ipid2.ts'
import { rgpdPaper } from './legal/rgpd/rgpd.ts'
import { careSheetAnimals, insurersOwn, type DocumentDeps, type DocumentReader, readFacts } from './list-documents.ts'
import { careSheetPaper } from './own-papers/care-sheet.ts'
import { certificatePaper } from './own-papers/certificate.ts'
import { latestNotice, noticePaper } from './own-papers/indexation-notice.ts'
import type { PaperAnimal, PaperFacts } from './paper-facts.ts'

type DocumentQuery = { type: DocumentType } & QueryOf<typeof getDocument>

type DocumentSubject = { animal: PaperAnimal | null; mandate: PaperMandate | null }

/** Makers of each document; null where there is nothing to make it of. */
const paperMakers: Record<DocumentType, (facts: PaperFacts, chosen: DocumentSubject) => Paper | null> = {
  cgv: cgvPaper,
  cgv2: (facts) => (facts.has_assistance ? cgv2Paper(facts) : null),
  ipid: ipidPaper,
  ipid2: (facts) => (facts.has_assistance ? ipid2Paper(facts) : null),
  contrat: certificatePaper,
  mandate: (facts, { mandate }) => mandate && mandatePaper(facts, mandate),
  rgpd: rgpdPaper,
  indexation: (facts) => {
    const notice = latestNotice(facts)
    return notice && noticePaper(facts, notice)
  },
  feuilles: (facts, { animal }) => animal && careSheetPaper(facts, animal),
}

/**
 * One document as a PDF, with the name to save it by; `plain_name` names neither animal nor mandate. Throws `not_found`
 * for one that does not apply and for another member's animal or mandate; a validation problem at `animal_id` where it
 * is wanted of one among several animals.
 */
export async function createDocument(
  platform: DocumentDeps,
  member: DocumentReader,
  { type, animal_id, mandate_id }: DocumentQuery,
): Promise<{ name: string; plain_name: string; bytes: Buffer }> {
  const facts = await readFacts(platform, member)
  const stem = `${fileSlug}-${type}-${facts.member.nevg}-${facts.today.replaceAll('-', '')}`
  const plain_name = `${stem}.pdf`
  const own = insurerPaperTypes.find((one) => one === type)
  const given = own && insurersOwn(own, facts, toLanguage(member.locale))
  if (given) return { name: plain_name, plain_name, bytes: await readInsurerPaper(given) }
  const mandate = type === 'mandate' ? await chooseMandate(platform, member, facts, mandate_id) : null
  const chosen = {
    animal: type === 'feuilles' ? chooseAnimal(facts, animal_id) : null,
    mandate: mandate?.printed ?? null,
    proof: mandate?.proof ?? null,
  }
  const paper = paperMakers[type](facts, chosen)
  if (!paper) throw problem('not_found')
  // The paper that is shown before a signature is the one that was hashed, byte for byte.
  const shown =
    chosen.mandate?.signed_at === null ? await findPaper(platform.db, member.id, chosen.mandate.mandate_id) : null
  // Sheets of several animals, and mandates of several years, are saved into one folder.
  const which = careSheetAnimals(facts).length > 1 ? chosen.animal?.name : undefined
  const subject = which ?? (mandate_id && chosen.mandate?.umr)
  const name = subject ? `${stem}-${toFileNamePart(subject)}.pdf` : plain_name
  if (shown) return { name, plain_name, bytes: Buffer.from(shown.bytes) }
  const bytes = await platform.papers.make(paper, member.id)
  return { name, plain_name, bytes: chosen.proof === null ? bytes : await provePaper(platform, bytes, chosen.proof) }
}

function chooseAnimal(facts: PaperFacts, animal_id: string | undefined): PaperAnimal | null {
  const animals = careSheetAnimals(facts)
  if (animal_id !== undefined) return animals.find((animal) => animal.animal_id === animal_id) ?? null
  if (animals.length > 1) throw fieldProblem('animal_id', 'required')
  return animals[0] ?? null
}

/** A mandate as it is printed, and the proof of its signature where the portal collected it. */
async function chooseMandate(
  { db, config }: DocumentDeps,
  { id, locale }: DocumentReader,
  facts: PaperFacts,
  mandate_id: string | undefined,
): Promise<{ printed: PaperMandate; proof: SubjectProof | null } | null> {
  if (mandate_id !== undefined && !isId(mandate_id)) return null
  const mandate = mandate_id === undefined ? facts.mandate : await findPaperMandate(db, id, mandate_id)
  if (!mandate) return null
  const signed = readMandateProof(await findEvidence(db, id, mandate.mandate_id))
  if (signed === null) return { printed: mandate, proof: null }
  const text = await findSignedText(db, id, mandate.mandate_id)
  const subject = { member_id: id, subject_id: mandate.mandate_id, kind: 'signed' as const, text }
  const proof = await findSubjectProof({ db, config }, subject)
  const language = toPaperLanguage(mandate.language ?? toLanguage(locale))
  const { row } = formatProofSentence(language, { state: proof.state, url: proofPage(config) })
  return { printed: { ...mandate, proof: { ...signed, check: row } }, proof }
}
