import { causeNames } from '@coussinet/contract/domain/causes.ts'
import type { FileType } from '@coussinet/contract/fields.ts'
import { addFile } from '#modules/refunds/refunds.ts'
import { dayOf } from '@coussinet/contract/domain/days.ts'
import type { Platform } from '#platform/portal.ts'
import { languageOf } from '@coussinet/contract/domain/messages.ts'
import { inTransaction } from '#platform/transaction.ts'
import { type AnyRequest, findById, openQuestions, setIcad } from '../demo.store.ts'
import { drawPaper } from '../papers/draw-paper.ts'
import { paperWords } from '../papers/paper-words.ts'
import { chanceOf } from '../seed/demo-id.ts'

/** Answers every open question as the member would: a paper for each document, a number for an animal without. */
export async function supplyAwaited(platform: Platform, request_id: string): Promise<void> {
  const { db } = platform
  const request = await findById(db, request_id)
  if (!request) return
  const { member_id } = request
  for (const { type, animal_id, file_id } of await openQuestions(db, request)) {
    if (type === null && animal_id !== null)
      await setIcad(db, {
        member_id,
        animal_id,
        icad: `2502698${String(chanceOf(animal_id, 100_000_000)).padStart(8, '0')}`,
      })
    if (type === null || file_id !== null) continue
    const bytes = Buffer.from(await paperFor(request, type, platform.clock()))
    const file = { bytes, name: `${type}.pdf`, media_type: 'application/pdf' }
    await addFile(platform, (work) => inTransaction(db, work), { member_id, request_id, type, animal_id, file })
  }
}

function paperFor(
  { locale, country, firstname, lastname, cause }: AnyRequest,
  type: FileType,
  now: Date,
): Promise<Uint8Array> {
  const language = languageOf(locale)
  const said = paperWords[language]
  const titles: Partial<Record<FileType, string>> = {
    invoice: said.invoice,
    'care-sheet': said.care_sheet,
    'surgery-report': said.surgery_report,
    'medical-history': said.medical_history,
  }
  const date = dayOf(now).split('-').toReversed().join('/')
  return drawPaper({
    kind: 'sheet',
    language,
    country,
    vet: { name: said.clinic, town: said.town },
    title: titles[type] ?? said.report,
    date,
    client: `${firstname} ${lastname}`,
    sections: [
      {
        heading: said.vet,
        rows: [{ label: said.reason, value: causeNames[language][cause ?? 'illness'].toLowerCase(), cents: null }],
      },
    ],
    stamp: type === 'invoice' ? `${said.paid} ${date}` : null,
    likeness: type,
    photo: false,
  })
}
