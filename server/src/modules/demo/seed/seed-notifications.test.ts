import { listNotifications } from '@coussinet/contract/notifications.ts'
import { expect, it } from 'vitest'
import { debitPreNotifications } from '#modules/contributions/schedule/debit-pre-notifications.ts'
import { sendDailyNotifications } from '#modules/notifications/notifications.jobs.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { demoId } from './demo-id.ts'
import { seedMembers, seedNotifications } from './seed-rows.ts'

const portal = ownPortalForTests({ demo: true })

const notificationsOf = async (member: string) => {
  const as = await openMemberSession(portal, demoId(member))
  return portal.call(listNotifications, { as, query: {} })
}

it.each(['fr', 'it'])('[NOT-01] every notification of the demo can be read, in %s', async (locale) => {
  await portal.db.updateTable('members').set({ locale }).execute()
  for (const { id } of seedMembers.filter(({ features }) => features.includes('notifications'))) {
    const { status, body } = await notificationsOf(id)
    const own = seedNotifications.filter(({ member }) => member === id)
    expect([status, body.data.length, body.unread]).toEqual([200, own.length, own.filter(({ read }) => !read).length])
    for (const { title, body: text, href } of body.data) {
      expect(`${title} ${text}`).not.toMatch(/[{}]|undefined| {2}| [.,]/)
      expect(text.length).toBeGreaterThan(20)
      expect(href).toMatch(/^\/(?:refunds|animals|profile|sponsorship)/)
    }
  }
})

it('[NOT-01] each says whom, which care, how much, where to and by when', async () => {
  await portal.db.updateTable('members').set({ locale: 'fr' }).execute()
  const { body } = await notificationsOf('m1')
  const said = body.data.map(({ title, body: text }) => `${title} | ${text}`.replaceAll('\u00a0', ' '))
  expect(said).toEqual(
    expect.arrayContaining([
      'Cotisation : 81,41 € le 7 décembre 2026 | Cotisation de décembre 2026, prélevée sur FR39 •••• 3A23.',
      'Oslo : 131,40 € à vous rembourser | Consultation, radiographie du 22 octobre. Versement au plus tard le 19 novembre sur FR39 •••• 3A23.',
      'Mirza : il nous manque la feuille de soins | Soins du 14 septembre : maladie, Clinique vétérinaire du Grand Marronnier. Il manque la feuille de soins de Mirza, signée par le vétérinaire. À envoyer au plus tard le 14 décembre 2026.',
      'Prélèvement refusé : 97,66 € | Refusé par le titulaire du compte. Régularisez votre cotisation de novembre 2026.',
      'Pistache : 58 € versés | Vaccination du 12 octobre, vers FR39 •••• 3A23.',
      'Oslo et Mirza : cotisation révisée le 1er janvier 2027 | L’avis de révision de la cotisation est disponible dans votre contrat.',
    ]),
  )
})

it('writes to nobody of what is long past', async () => {
  const queued = await portal.db.selectFrom('outgoing_messages').select('message_id').execute()
  expect(queued).toEqual([])
})

it('the morning after tells nothing that the demo tells already', async () => {
  await sendDailyNotifications(portal.platform, [debitPreNotifications])
  await sendDailyNotifications(portal.platform, [debitPreNotifications])
  const rows = await portal.db
    .selectFrom('notifications')
    .select(['member_id', 'kind', 'params'])
    .where('kind', 'in', ['debit_upcoming', 'icad_missing'])
    .execute()
  const facts = rows.map(({ member_id, kind, params }) => `${member_id} ${kind} ${JSON.stringify(params)}`)
  expect(
    rows
      .filter(({ member_id }) => member_id === demoId('m1'))
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['debit_upcoming', 'icad_missing'])
  expect(new Set(facts).size).toBe(facts.length)
})
