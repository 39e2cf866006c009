import { listAnimals } from '@coussinet/contract/animals.ts'
import { addDays } from '@coussinet/contract/domain/days.ts'
import { createQuote, submitQuote, addQuoteFile } from '@coussinet/contract/quotes.ts'
import { changeRefundRequest, createRefundRequest, submitRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { addRequestFile } from '@coussinet/contract/request-files.ts'
import type { MemberClient } from './member-client.ts'

type VetPaper = { title: string; lines: readonly string[] }

/** A PDF with a few lines, as a vet's program writes one. */
async function writePaper({ title, lines }: VetPaper): Promise<Blob> {
  const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 842])
  page.drawText(title, { x: 60, y: 760, size: 18, font })
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 60, y: 720 - index * 22, size: 11, font })
  return new Blob([Uint8Array.from(await document.save())], { type: 'application/pdf' })
}

export async function formWith(fields: Record<string, string>, paper?: VetPaper): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (paper) form.set('file', await writePaper(paper), `${paper.title.toLowerCase()}.pdf`)
  return form
}

const bill = ({ today }: MemberClient): VetPaper => ({
  title: 'Facture',
  lines: [`Date ${today}`, `Facture n° ${Date.now()}`, 'Consultation  60,00 EUR', 'Total TTC  60,00 EUR'],
})

export async function firstAnimal({ call }: MemberClient): Promise<string> {
  const { data } = await call(listAnimals)
  const [animal] = data
  if (!animal) throw new Error('This member has no animal.')
  return animal.id
}

/** Files a request for the first animal: a consultation after an accident, two days ago. */
export async function fileRequest(member: MemberClient): Promise<string> {
  const { call, today } = member
  const animal_id = await firstAnimal(member)
  const { id } = await call(createRefundRequest)
  const params = { id }
  await call(changeRefundRequest, {
    params,
    body: { animal_ids: [animal_id], care_date: addDays(today, -2), cause: 'accident', paid_confirmed: true },
  })
  await call(addRequestFile, { params, form: await formWith({ type: 'invoice' }, bill(member)) })
  const sheet = { title: 'Soins', lines: ['Consultation', 'Boiterie après une chute'] }
  await call(addRequestFile, { params, form: await formWith({ type: 'care-sheet', animal_id }, sheet) })
  await call(submitRefundRequest, { params })
  return id
}

/** Moves a request as the insurer would, by legal steps. */
export const moveRequest = (
  { demo }: MemberClient,
  request: string,
  to: string,
  more: object = {},
): Promise<Response> => demo('/api/demo/moves', { request, to, ...more })

/** Files a request that the insurer then asks a readable care sheet for, and sends one. */
export async function completeRequest(member: MemberClient): Promise<void> {
  const id = await fileRequest(member)
  await moveRequest(member, id, 'action-required', { ask: ['unreadable'] })
  const fields = { type: 'care-sheet', animal_id: await firstAnimal(member) }
  const form = await formWith(fields, { title: 'Soins lisibles', lines: ['Consultation', 'Boiterie après une chute'] })
  await member.call(addRequestFile, { params: { id }, form })
  await member.call(submitRefundRequest, { params: { id } })
}

/** Files a vet's quote for care in two weeks. */
export async function fileQuote(member: MemberClient): Promise<string> {
  const { call, today } = member
  const { id } = await call(createQuote, {
    body: {
      animal_id: await firstAnimal(member),
      planned_on: addDays(today, 14),
      cause: 'accident',
      first_symptoms_on: addDays(today, -2),
      lines: [{ label: 'Chirurgie', care_kind: 'surgery', billed_cents: 60_000 }],
    },
  })
  const paper = { title: 'Devis', lines: [`Date ${today}`, 'Chirurgie  600,00 EUR', 'Total TTC  600,00 EUR'] }
  await call(addQuoteFile, { params: { id }, form: await formWith({ type: 'quote' }, paper) })
  await call(submitQuote, { params: { id } })
  return id
}
