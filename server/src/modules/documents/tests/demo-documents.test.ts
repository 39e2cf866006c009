import { getDocument, listDocuments } from '@coussinet/contract/documents.ts'
import { expect, it } from 'vitest'
import { demoPassword } from '#modules/demo/demo-accounts.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { ownPortalForTests, type SignedIn } from '#testing/start-portal.ts'

const portal = ownPortalForTests({ demo: true })

async function enter(username: string): Promise<SignedIn> {
  const { body } = await portal.app.inject({
    method: 'POST',
    url: '/api/auth/token',
    payload: { username, password: demoPassword },
  })
  const { access_token }: SignedIn = JSON.parse(body)
  return { access_token }
}

const always = ['cgv', 'cgv2', 'ipid', 'ipid2', 'contrat', 'rgpd']

// domain rules §6.12
it.each([
  ['m1', '412703584', [...always, 'mandate', 'indexation', 'feuilles', 'feuilles', 'feuilles']],
  ['m2', '428195072', [...always, 'mandate', 'indexation', 'feuilles', 'feuilles']],
  ['m3', '433501628', [...always, 'indexation', 'feuilles']],
  ['m4', '449067133', [...always, 'mandate']],
  ['m5', '450917288', [...always, 'mandate', 'feuilles']],
  ['m6', '473625849', [...always, 'mandate', 'indexation', 'feuilles', 'feuilles']],
])('[CON-03] the demo’s %s has the documents that apply', async (_name, username, expected) => {
  const { body } = await portal.call(listDocuments, { as: await enter(username) })
  expect(body.data.map(({ type }) => type).toSorted()).toEqual(expected.toSorted())
  const notice = body.data.find(({ type }) => type === 'indexation')
  if (notice) expect(notice.issued_on).toBe('2026-10-30')
})

it('[CON-05] the demo’s notice and mandate hold the figures of its data', async () => {
  const helene = await enter('412703584')
  const read = async (type: 'indexation' | 'mandate' | 'contrat') =>
    (await readPaper((await portal.call(getDocument, { as: helene, params: { type } })).bytes)).text
  expect(await read('mandate')).toMatch(
    /CSN-412703584-002[\s\S]*HELENE CARPENTIER[\s\S]*FR39 9991 0000 1700 0041 2703 A23[\s\S]*12 juillet 2026/,
  )
  expect(await read('contrat')).toMatch(/ZC-FR-2024-004127[\s\S]*Oslo[\s\S]*Mirza[\s\S]*Pistache[\s\S]*81,41 €/)
  expect(await read('indexation')).toMatch(/41,10 €[\s\S]*42,33 €[\s\S]*17,41 €[\s\S]*17,93 €/)
})
