import { beginInvitations, getInvitations } from '@coussinet/contract/integration/invitations.ts'
import { forgotPassword, resetPassword } from '@coussinet/contract/session.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mailInvitations } from '#modules/accounts/invitations/invitations.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import type { TestMember } from '#testing/a-member.ts'
import { lastToken, sentMails } from '#testing/outgoing/sent-mails.ts'
import type { SignedIn } from '#testing/start-portal.ts'
import { anyone } from '../tests/ask-recovery.ts'
import { openProviderStage, type ProviderStage } from '../tests/provider-stage.ts'

let stage: ProviderStage
let insurer: SignedIn
let member: TestMember
let made = 0
beforeAll(async () => {
  const link_by = { claim: 'member_number', attribute: 'nevg' }
  stage = await openProviderStage({ settings: { scopes: ['member'], link_by } })
  insurer = await aMachine(stage.portal, ['invitations:manage'])
})
afterAll(() => stage.close())
beforeEach(async () => {
  made += 1
  member = await anyone(stage.portal)
  stage.server.accounts.set(`subject-${made}`, { claims: { member_number: member.nevg } })
})

const enterByProvider = () => stage.go('sign-in', { subject: `subject-${made}` })
const beginWave = async (members: string[]) => {
  const body = { name: 'a wave', per_hour: 1000, members }
  const answer = await askMachine(stage.portal, beginInvitations, { as: insurer, body })
  expect(answer.problem).toBe(null)
  return answer.body
}
const titles = async () => (await sentMails(stage.portal, member.member_id)).map(({ letter }) => letter.title)

it('[OIDC-01][SEC-34] who signs in by a provider and wishes a password gets a link of a recovery, and is told once it is chosen', async () => {
  await enterByProvider()
  await stage.portal.call(forgotPassword, { body: { username: member.nevg } })
  const token = await lastToken(stage.portal, member.member_id)
  const password = 'Tilleul-Parapluie-42'
  const { status } = await stage.portal.call(resetPassword, {
    body: { token, password, password_confirmation: password },
  })
  expect([status, await titles()]).toEqual([
    200,
    ['Un compte de connexion a été relié', expect.any(String), 'Votre mot de passe est modifié'],
  ])
})

it('[OIDC-01][GO-04] who signs in by a provider is invited by no wave any more', async () => {
  await enterByProvider()
  expect((await beginWave([member.nevg])).counts).toMatchObject({ waiting: 0, mailed: 0 })
})

it('[OIDC-01][GO-04] an invited member who comes in by a provider counts as active, and one who waits gets no mail', async () => {
  const waiting = await beginWave([member.nevg])
  await enterByProvider()
  await mailInvitations(stage.portal.platform)
  const wave = await askMachine(stage.portal, getInvitations, { as: insurer, params: { id: waiting.id } })
  expect([wave.body.counts, await titles()]).toEqual([
    { waiting: 0, mailed: 0, lapsed: 0, active: 1, refused: 0 },
    ['Un compte de connexion a été relié'],
  ])
})
