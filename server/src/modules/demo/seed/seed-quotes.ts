import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { type CareKind, careKindNames } from '@coussinet/contract/domain/care.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { drawPapers } from '../papers/draw-papers.ts'
import { paperWords } from '../papers/paper-words.ts'
import { demoId } from './demo-id.ts'
import type { DemoTime } from './demo-time.ts'
import { drawnReading } from './seed-reading.ts'
import { getSeedAnimal, getSeedMember, seedMembers, getSeedVet } from './seed-rows.ts'

type SeedQuote = {
  id: string
  member: string
  animal: string
  vet: string
  number: string
  planned_on: string
  submitted: readonly [day: string, time: string]
  lines: readonly (readonly [CareKind, number])[]
}

// None that is answered: what it reserved would change the figures that the demo is known by (domain rules §6). Its insurer answers in a
// minute.
const everyQuote: readonly SeedQuote[] = [
  {
    id: 'quote1',
    member: 'm1',
    animal: 'a12',
    vet: 'v2',
    number: 'D26-0412',
    planned_on: '2026-12-03',
    submitted: ['2026-11-19', '18:20'],
    lines: [
      ['surgery', 26_000],
      ['anaesthesia', 9000],
      ['lab', 4500],
    ],
  },
]

// Of the members that the brand's countries leave in the demonstration.
const seedQuotes = everyQuote.filter(({ member }) => seedMembers.some(({ id }) => id === member))

/** Reading of a drawn quote. */
const readingOf = ({ number, vet, lines, submitted, member }: SeedQuote, time: DemoTime) =>
  drawnReading({ document: 'quote', member, day: time.day(submitted[0]), number, vet, lines, filled: ['clinic'] })

/** Draws and stores the document of each quote of the demo; returns the rows that name them. */
export async function storeQuotePapers(files: Pick<FileStore, 'put'>, time: DemoTime) {
  const drawn = await drawPapers(
    seedQuotes.map(({ id, member, animal, vet, number, lines, submitted }) => {
      const { firstname, lastname, country, locale } = getSeedMember(member)
      const language = toLanguage(locale)
      const words = paperWords[language]
      const rows = lines.map(([kind, cents]) => ({ label: careKindNames[language][kind], value: '', cents }))
      return {
        language,
        country,
        vet: getSeedVet(vet),
        date: time.day(submitted[0]).split('-').toReversed().join('/'),
        client: `${firstname} ${lastname}`,
        kind: 'quote',
        title: `${words.quote} ${number}`,
        sections: [{ heading: getSeedAnimal(animal).name, rows }],
        stamp: null,
        likeness: id,
        photo: false,
      }
    }),
  )
  return Promise.all(
    seedQuotes.map(async (quote, index) => {
      const { id, member, number, submitted } = quote
      const paper = drawn[index]
      if (!paper) throw new Error(`The document of ${id} was not drawn`)
      const { bytes, media_type, thumbnail } = paper
      // Keys of its own: a reset writes over what it wrote before.
      const [stored_as, thumbnail_stored_as] = [demoId(`${id} bytes`), demoId(`${id} thumbnail`)]
      await files.put(stored_as, bytes)
      await files.put(thumbnail_stored_as, thumbnail)
      return {
        member_id: demoId(member),
        owner_kind: 'quote',
        quote_id: demoId(id),
        file_id: demoId(`${id} file`),
        type: 'quote',
        name: `${paperWords[toLanguage(getSeedMember(member).locale)].quote_file}-${number}.pdf`,
        media_type,
        size: bytes.length,
        sha256: hash(Buffer.from(bytes)).toString('hex'),
        stored_as,
        thumbnail_stored_as,
        received_at: time.at(...submitted),
        reading: JSON.stringify(readingOf(quote, time)),
      }
    }),
  )
}

type QuoteFileRow = Awaited<ReturnType<typeof storeQuotePapers>>[number]

/** Writes the quotes of the demo, which wait, with their documents. */
export async function insertQuotes(
  db: Db,
  { time, files }: { time: DemoTime; files: readonly QuoteFileRow[] },
): Promise<void> {
  for (const { id, member, animal, vet, planned_on, submitted, lines } of seedQuotes) {
    const at = time.at(...submitted)
    await db
      .insertInto('quotes')
      .values({
        member_id: demoId(member),
        quote_id: demoId(id),
        status: 'pending',
        animal_id: demoId(animal),
        planned_on: time.day(planned_on),
        vet_name: getSeedVet(vet).name,
        cause: 'illness',
        lines: JSON.stringify(lines.map(([care_kind, billed_cents]) => ({ label: '', care_kind, billed_cents }))),
        created_at: at,
        changed_at: at,
        submitted_at: at,
      })
      .execute()
    await db
      .insertInto('documents')
      .values(files.filter(({ quote_id }) => quote_id === demoId(id)))
      .execute()
  }
}
