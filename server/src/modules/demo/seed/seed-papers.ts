import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { careKindNames, causeNames } from '@coussinet/contract/domain/care.ts'
import type { AskReason } from '@coussinet/contract/domain/rejections.ts'
import type { FileType } from '@coussinet/contract/domain/requests.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { PaperDrawing } from '../papers/drawing.ts'
import { paperWords } from '../papers/paper-words.ts'
import { computeChance } from './demo-id.ts'
import type { DemoTime } from './demo-time.ts'
import { type RequestHistory, careDay, composeRequestHistory } from './request-history.ts'
import { getSeedAnimal, getSeedMember, seedRequests, type SeedPart, type SeedRequest, getSeedVet } from './seed-rows.ts'

/** A document of a seeded request: its row's content and what stands on it. */
export type SeedPaper = {
  request: SeedRequest
  type: FileType
  animal: string | null
  name: string
  received_at: Date
  refusal_code: AskReason | null
  drawing: PaperDrawing
}

type PaperSeedInput = { request: SeedRequest; time: DemoTime; language: Language; life: RequestHistory | null }

/** Every document of the demo (domain rules §6.5). */
export function seedPapers(time: DemoTime): SeedPaper[] {
  return seedRequests.flatMap((request) => {
    const filing = {
      request,
      time,
      language: toLanguage(getSeedMember(request.member).locale),
      life: request.submitted_on === null ? null : composeRequestHistory(request, time),
    }
    const ofParts = request.parts.flatMap((part) =>
      [careSheet(filing, part), surgeryReport(filing, part), medicalHistory(filing, part)].flat(),
    )
    return [invoice(filing), ...ofParts]
  })
}

const minutesBefore = (at: Date, minutes: number) => new Date(at.getTime() - minutes * 60_000)
const minutesToFill = 9

function uploadedAt({ request, time, life }: PaperSeedInput, step: number): Date {
  return minutesBefore(life?.filed ?? time.at(request.care_date, '19:30'), minutesToFill - 2 * step)
}

// A draft has no lines yet: its invoice has some all the same.
const draftLines: SeedPart['lines'] = [
  ['consultation', 5000],
  ['medication', 2340],
]

function invoice(filing: PaperSeedInput): SeedPaper {
  const { request, language } = filing
  const words = paperWords[language]
  const isQuote = request.reason === 'not_an_invoice'
  const isUnproven = request.reason === 'missing_proof_of_payment'
  const number = request.invoice_number ?? 'F26-01362'
  const sections = request.parts.map(({ animal, lines }) => ({
    heading: getSeedAnimal(animal).name,
    rows: (lines.length > 0 ? lines : draftLines).map(([kind, cents]) => ({
      label: careKindNames[language][kind],
      value: '',
      cents,
    })),
  }))
  const date = writtenCareDay(filing)
  return {
    request,
    type: 'invoice',
    animal: null,
    name: `${isQuote ? words.quote_file : words.invoice_file}-${number}.pdf`,
    received_at: uploadedAt(filing, 0),
    refusal_code: isUnproven ? 'missing_proof_of_payment' : null,
    drawing: {
      ...letterhead(filing),
      kind: isQuote ? 'quote' : 'invoice',
      title: `${isQuote ? words.quote : words.invoice} ${number}`,
      sections,
      stamp: isQuote || isUnproven ? null : `${words.paid} ${date}`,
      likeness: request.request,
      photo: false,
    },
  }
}

function careSheet(filing: PaperSeedInput, part: SeedPart): SeedPaper[] {
  const { request, language } = filing
  if (request.status === 'draft' || request.reason === 'missing_care_sheet') return []
  const words = paperWords[language]
  const animal = getSeedAnimal(part.animal)
  const member = getSeedMember(request.member)
  const acts = part.lines.map(([kind]) => careKindNames[language][kind]).join(', ')
  // One in ten is photographed, as it comes from the clinic's counter.
  const photo = computeChance(`${request.request} ${part.animal} photo`, 10) === 0
  const photoNumber = 2000 + computeChance(request.request, 900)
  const row = (label: string, value: string) => ({ label, value, cents: null })
  return [
    {
      request,
      type: 'care-sheet',
      animal: part.animal,
      name: photo ? `IMG_${photoNumber}.jpg` : `${words.care_sheet_file}-${slug(animal.name)}.pdf`,
      received_at: uploadedAt(filing, part.part + 1),
      refusal_code: null,
      drawing: {
        ...letterhead(filing),
        kind: 'sheet',
        title: words.care_sheet,
        sections: [
          {
            heading: words.owner,
            rows: [
              row(words.nevg, member.nevg),
              row(words.contract_number, member.contract_number),
              row(words.member_name, `${member.lastname} ${member.firstname}`),
              row(words.animal_name, animal.name),
              row(words.breed, animal.breed),
              row(words.icad, animal.identification_number ?? '-'),
              row(words.reason, causeNames[language][request.cause ?? 'illness'].toLowerCase()),
            ],
          },
          {
            heading: words.vet,
            rows: [row(words.care_dates, writtenCareDay(filing)), row(words.acts, acts), row(words.related, words.no)],
          },
        ],
        stamp: null,
        likeness: `care sheet ${part.animal}`,
        photo,
      },
    },
  ]
}

function surgeryReport(filing: PaperSeedInput, part: SeedPart): SeedPaper[] {
  if (!part.lines.some(([kind]) => kind === 'surgery')) return []
  const words = paperWords[filing.language]
  return [
    sheet(filing, part, {
      type: 'surgery-report',
      title: words.surgery_report,
      file: words.surgery_report_file,
      text: words.surgery_text,
      received_at: uploadedAt(filing, 3),
    }),
  ]
}

function medicalHistory(filing: PaperSeedInput, part: SeedPart): SeedPaper[] {
  const answered = filing.life?.answered
  if (filing.request.reason !== 'missing_medical_history' || !answered) return []
  const words = paperWords[filing.language]
  const received_at = minutesBefore(answered, 4)
  return [
    sheet(filing, part, {
      type: 'medical-history',
      title: words.medical_history,
      file: words.medical_history_file,
      text: words.history_text,
      received_at,
    }),
  ]
}

type Report = { type: FileType; title: string; file: string; text: string; received_at: Date }

function sheet(
  filing: PaperSeedInput,
  { animal }: SeedPart,
  { type, title, file, text, received_at }: Report,
): SeedPaper {
  const { name, breed } = getSeedAnimal(animal)
  const words = paperWords[filing.language]
  const rows = [
    { label: words.animal_name, value: `${name}, ${breed}`, cents: null },
    { label: words.report, value: text, cents: null },
  ]
  const drawing: PaperDrawing = {
    ...letterhead(filing),
    kind: 'sheet',
    title,
    sections: [{ heading: words.vet, rows }],
    stamp: null,
    likeness: `${type} ${animal}`,
    photo: false,
  }
  return {
    request: filing.request,
    type,
    animal,
    name: `${file}-${slug(name)}.pdf`,
    received_at,
    refusal_code: null,
    drawing,
  }
}

function letterhead(filing: PaperSeedInput) {
  const { request, language } = filing
  const { firstname, lastname, country } = getSeedMember(request.member)
  return {
    language,
    country,
    vet: getSeedVet(request.vet),
    date: writtenCareDay(filing),
    client: `${firstname} ${lastname}`,
  }
}

const writtenCareDay = ({ request, time }: PaperSeedInput) => careDay(request, time).split('-').toReversed().join('/')
const slug = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
