import { getBenefitSlip, getRefund } from '@coussinet/contract/refunds.ts'
import { expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aDecidedRequest, line } from '../../tests/a-request.ts'

const portal = portalForTests()

async function aRefund(as: TestMember, lines = [line(as.animals[0]?.id ?? '', 'lab', 10_000)]): Promise<string> {
  const { refunds } = await aDecidedRequest(portal, as, { invoice_number: 'F-2026-118' }, lines)
  return refunds[0]?.id ?? ''
}

it('[REF-05] opens from the address that the refund gives: one page, named, in the member’s language', async () => {
  const helene = await aMember(portal, { features: ['service_slips'] })
  const id = await aRefund(helene)
  const { body: refund } = await portal.call(getRefund, { as: helene, params: { id } })
  const [slip] = refund.benefit_slips
  const { statusCode, headers, rawPayload } = await portal.app.inject({
    url: slip?.href ?? '',
    headers: { authorization: `Bearer ${helene.access_token}` },
  })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(rawPayload.length),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['content-disposition']).toContain(`filename="coussinet-decompte-${refund.tracking_reference}.pdf"`)

  const paper = await readPaper(rawPayload)
  expect(paper).toMatchObject({
    title: `Décompte de remboursement ${refund.tracking_reference}`,
    language: 'fr',
    pages: 1,
    is_a4: true,
    is_tagged: true,
  })
  expect(paper.fonts.filter(({ is_embedded }) => !is_embedded)).toEqual([])
  expect(paper.elements).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH']))
  for (const said of [
    'Hélène Carpentier',
    'Coussinet Assurances SA',
    'F-2026-118',
    'Analyse de laboratoire',
    '100 €',
    '56,25 €',
    '43,75 €',
    'À verser',
  ])
    expect(paper.text).toContain(said)
  expect(rawPayload.length).toBeLessThan(200_000)
})

it('[REF-05] [CON-05] is in Italian for an Italian, and the same bytes each time', async () => {
  const giulia = await aMember(portal, {
    locale: 'it',
    country: 'IT',
    firstname: 'Giulia',
    features: ['service_slips'],
    animals: [{ name: 'Łatka' }],
  })
  const id = await aRefund(giulia)
  const { bytes } = await portal.call(getBenefitSlip, { as: giulia, params: { id } })
  const paper = await readPaper(bytes)
  expect(paper).toMatchObject({ language: 'it', title: expect.stringMatching(/^Prospetto di rimborso ZR-/) })
  for (const said of [
    'Giulia Carpentier',
    'sede secondaria in Italia',
    'Esame di laboratorio',
    'Da accreditare',
    'Łatka',
  ])
    expect(paper.text).toContain(said)
  expect((await portal.call(getBenefitSlip, { as: giulia, params: { id } })).bytes).toEqual(bytes)
})

it('[REF-05] loses no line of a long invoice, whatever its labels', async () => {
  const helene = await aMember(portal, { features: ['service_slips'] })
  const animal_id = helene.animals[0]?.id ?? ''
  const labels = [
    ...Array.from({ length: 49 }, (_, index) => `Soin ${index + 1}`),
    `漢字 🐾 č\u202f${'long'.repeat(60)}`,
  ]
  const id = await aRefund(
    helene,
    labels.map((label) => line(animal_id, 'lab', 100, { label })),
  )
  const { bytes } = await portal.call(getBenefitSlip, { as: helene, params: { id } })
  const { text, pages } = await readPaper(bytes)
  const lines = text.split('\n')
  expect(lines).toEqual(expect.arrayContaining(labels.slice(0, 49)))
  expect(text.replaceAll(/[\s\u200b]/g, '')).toContain(`č${'long'.repeat(60)}`)
  expect(lines.filter((words) => /Page \d sur \d$/.test(words)).map((words) => words.slice(-12))).toEqual(
    Array.from({ length: pages }, (_, index) => `Page ${index + 1} sur ${pages}`),
  )
  expect(pages).toBeGreaterThan(1)
})

it('[REF-05] [SEC-23] is refused without the feature, and without the right to read refunds', async () => {
  const without = await aMember(portal)
  expect(
    (await portal.call(getBenefitSlip, { as: without, params: { id: await aRefund(without) } })).problem,
  ).toMatchObject({ status: 403, code: 'forbidden' })
  const blind = await aMember(portal, { features: ['service_slips'], permissions: ['animals:read'] })
  expect((await portal.call(getBenefitSlip, { as: blind, params: { id: newId() } })).status).toBe(403)
  expect((await portal.call(getBenefitSlip, { params: { id: newId() } })).status).toBe(401)
})

it('[REF-05] [SEC-20] of another member is not found, like one that does not exist', async () => {
  const [owner, other] = [
    await aMember(portal, { features: ['service_slips'] }),
    await aMember(portal, { features: ['service_slips'] }),
  ]
  for (const id of [await aRefund(owner), newId(), 'not-an-id'])
    expect((await portal.call(getBenefitSlip, { as: other, params: { id } })).problem).toMatchObject({
      status: 404,
      code: 'not_found',
    })
})
