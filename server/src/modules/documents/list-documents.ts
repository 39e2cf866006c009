import type { InsurerPaperType } from '@coussinet/contract/brand/insurer-papers.ts'
import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { DocumentEntry, listDocuments } from '@coussinet/contract/documents.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { FormulaName } from '@coussinet/contract/domain/cover.ts'
import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { DocumentType } from '@coussinet/contract/domain/documents.ts'
import { toPaperLanguage } from '@coussinet/contract/domain/languages.ts'
import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { type PricedStep, findContractSpan } from '#modules/policy/policy.ts'
import { findInsurerPaper } from '#platform/config/insurer-papers.ts'
import type { Platform } from '#platform/portal.ts'
import { cgvIssuedOn } from './legal/cgv/cgv.ts'
import { cgv2IssuedOn } from './legal/cgv2/cgv2.ts'
import { ipidIssuedOn } from './legal/ipid/ipid.ts'
import { ipid2IssuedOn } from './legal/ipid/ipid2.ts'
import { rgpdIssuedOn } from './legal/rgpd/rgpd.ts'
import { certificateDay } from './own-papers/certificate.ts'
import { latestAnnouncement } from './own-papers/indexation-notice.ts'
import { readPaperFacts, hasAssistance } from './read-paper-facts.ts'

export type DocumentReader = { id: string; locale: string }
export type DocumentDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'papers' | 'log'>

const isBeforeContract = async ({ db }: DocumentDeps, { id }: DocumentReader) =>
  (await findContractSpan(db, id)) === null

export const readFacts = ({ db, clock, config }: DocumentDeps, member: DocumentReader) =>
  readPaperFacts(db, member, {
    now: clock(),
    public_url: config.public_url,
    retention: config.retention,
    reads_bills: config.reading,
  })

/** Days of the present versions of the documents that are the same for every contract, where the portal makes them. */
const madeOn: Record<InsurerPaperType, Day> = {
  cgv: cgvIssuedOn,
  cgv2: cgv2IssuedOn,
  ipid: ipidIssuedOn,
  ipid2: ipid2IssuedOn,
  rgpd: rgpdIssuedOn,
}

/** The documents that apply to the member today, none before the contract; the typesetter gets ready meanwhile. */
export async function findDocuments(
  platform: DocumentDeps,
  member: DocumentReader,
): Promise<AnswerOf<typeof listDocuments>> {
  if (await isBeforeContract(platform, member)) return { data: [] }
  platform.papers.warm()
  return { data: applyingDocuments(await readFacts(platform, member), toLanguage(member.locale)) }
}

type ListFacts = {
  country: Country
  today: Day
  contract: { effective_date: Day; created_on: Day }
  animals: readonly {
    animal_id: string
    cover_start: Day | null
    cover_end: Day | null
    formula: { name: FormulaName }
    formula_steps: readonly PricedStep[]
  }[]
  /** language: of the text that was signed, where that is known */
  mandate: { signed_at: Date | null; created_at: Date; language?: Language | null } | null
  price_revisions: readonly { announced_on: Day; from_day: Day }[]
}

/** The same list for who only wants to name them and has read its facts: nothing gets ready to be typeset. */
export const searchableDocuments = ({ language, ...facts }: ListFacts & { language: Language }): DocumentEntry[] =>
  applyingDocuments(facts, language)

type StartedContract = Pick<ListFacts, 'country' | 'today'> & { contract: { effective_date: Day } }

/** The insurer's own file of a paper for this contract and a reader of this language; undefined where the portal makes it. */
export const insurersOwn = (
  type: InsurerPaperType,
  { country, today, contract }: StartedContract,
  language: Language,
) => findInsurerPaper(type, { language, country, today, effective_date: contract.effective_date })

/** The documents that apply to the member, in the order in which they are listed, each with the language that it is in (CON-03, GO-07). */
function applyingDocuments(facts: ListFacts, reads: Language): DocumentEntry[] {
  const notice = latestAnnouncement(facts.price_revisions)
  const language = toPaperLanguage(reads)
  const made = (type: DocumentType, issued_on: Day, animal_id: string | null = null) =>
    entry(type, { language, issued_on, animal_id })
  const version = (type: InsurerPaperType) => {
    const given = insurersOwn(type, facts, reads)
    return given ? entry(type, { ...given, animal_id: null }) : made(type, madeOn[type])
  }
  return [
    version('cgv'),
    ...(hasAssistance ? [version('cgv2')] : []),
    version('ipid'),
    ...(hasAssistance ? [version('ipid2')] : []),
    made('contrat', certificateDay(facts)),
    ...(facts.mandate ? [mandateEntry(facts.mandate, reads)] : []),
    version('rgpd'),
    ...(notice ? [made('indexation', notice.announced_on)] : []),
    // Of an animal whose cover has ended the sheet stays on its own page, for a visit of before.
    ...careSheetAnimals(facts)
      .filter(({ cover_end }) => cover_end === null || cover_end >= facts.today)
      .map(({ animal_id }) => made('feuilles', facts.today, animal_id)),
  ]
}

type InsuredAnimals<Animal> = Pick<ListFacts, 'contract' | 'today'> & { animals: readonly Animal[] }

/** Animals with care sheets: every animal with a formula, from the contract's first day on. */
export function careSheetAnimals<Animal extends Pick<ListFacts['animals'][number], 'formula'>>({
  animals,
  contract,
  today,
}: InsuredAnimals<Animal>): readonly Animal[] {
  return contract.effective_date > today ? [] : animals.filter(({ formula }) => formula.name !== 'default')
}

const mandateEntry = ({ signed_at, created_at, language }: NonNullable<ListFacts['mandate']>, reads: Language) =>
  entry('mandate', {
    language: toPaperLanguage(language ?? reads),
    issued_on: toLocalDay(signed_at ?? created_at),
    animal_id: null,
  })

type DocumentEntryFacts = Pick<DocumentEntry, 'language' | 'issued_on' | 'animal_id'>

function entry(type: DocumentType, { animal_id, language, issued_on }: DocumentEntryFacts): DocumentEntry {
  const href = `/api/pdf/${type}${animal_id === null ? '' : `?animal_id=${animal_id}`}`
  return { type, animal_id, language, issued_on, href }
}
