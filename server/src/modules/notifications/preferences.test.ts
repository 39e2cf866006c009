import {
  changeNotificationPreferences,
  listNotificationPreferences,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@coussinet/contract/notifications.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { renderMail } from '#platform/outbox/render/render-mail.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { isKind, type NotificationKind, notificationKinds } from './notification-kinds.ts'
import { notify } from './notify.ts'
import type { NotificationParams } from './rendering/params.ts'

const portal = portalForTests()
let helene: TestMember

beforeEach(async () => {
  helene = await aMember(portal, { features: ['notifications'] })
})

const tell = (kind: NotificationKind, params: NotificationParams = {}, as = helene, once = newId()) =>
  inTransaction(portal.db, (db) =>
    notify(db, portal.platform, { member_id: as.member_id, kind, params, at: portal.clock.now(), once }),
  )
const change = (body: unknown, as = helene) => portal.call(changeNotificationPreferences, { as, raw_body: body })
const mailed = async (as = helene) => (await sentMails(portal, as.member_id)).map(({ letter }) => letter.title)

it('[NOT-03][PUSH-01] choices of mails and of pushes that are made at the same time both count', async () => {
  for (let round = 0; round < 10; round += 1) {
    const as = await aMember(portal, { features: ['notifications'] })
    await Promise.all([change({ animals: false }, as), change({ push: { animals: false } }, as)])
    const { data } = (await portal.call(listNotificationPreferences, { as })).body
    expect(data.find(({ group }) => group === 'animals')).toMatchObject({ email: false, push: false })
  }
})

describe('what comes by e-mail', () => {
  it('[NOT-03] is what matters, whatever was chosen; nothing that another letter says, nor what needs none', async () => {
    await change({ refund_progress: false, animals: false, documents: false, sponsorship: false })
    for (const kind of Object.keys(notificationKinds).filter(isKind)) await tell(kind)
    expect(await mailed()).toEqual([
      'Un document est attendu',
      'Remboursement accepté',
      'Remboursement versé',
      'Demande refusée',
      'Décision corrigée',
      'Votre contestation est reçue',
      'Notre réponse à votre contestation est en retard',
      'Réponse à votre contestation',
      'Décision changée après votre contestation',
      'Un remboursement nous est revenu',
      'Vos documents restent à envoyer',
      expect.stringContaining('Votre brouillon sera supprimé'),
      expect.stringContaining('otre demande de formule attend'),
      expect.stringContaining('Votre mandat'),
      expect.stringContaining('Votre carte'),
      expect.stringContaining('Vos données'),
      'Accord donné pour votre devis',
      'Devis refusé',
      'Votre accord se termine bientôt',
      'Accord expiré',
      'Votre devis n’est pas envoyé',
      'Prochain prélèvement',
      'Prélèvement refusé',
      'Cotisation réglée',
      'Argent rendu sur votre carte',
      'Remboursement sur votre carte non abouti',
      'Paiement par carte contesté',
      'Cotisations réglées',
      'Fin des garanties',
      // A change of formula: confirmed, refused, in force, unanswered.
      expect.stringContaining('ormule'),
      expect.stringContaining('la formule ne change pas'),
      expect.stringContaining('commence'),
      expect.stringContaining('restée sans réponse'),
      expect.stringContaining('Votre gain'),
      expect.stringContaining('Gain versé'),
    ])
    expect((await portal.call(listNotifications, { as: helene, query: {} })).body.unread).toBe(
      Object.keys(notificationKinds).length,
    )
  })

  it('[NOT-03] is the rest too, until the member does without', async () => {
    await tell('refund_filed', { reference: 'ZR-1' })
    await tell('waiting_over', { names: ['Oslo'] })
    await change({ animals: false })
    await tell('waiting_over', { names: ['Mirza'] })
    await tell('document_available', { title: 'indexation' })
    await change({ animals: true, documents: false })
    await tell('ceiling_80', { names: ['Oslo'], amount_cents: 1, date: '2027-01-01' })
    await tell('document_available', { title: 'indexation' })
    expect(await mailed()).toEqual([
      'Demande bien reçue',
      'Oslo\u00a0: délai de carence terminé',
      'Nouveau document',
      'Oslo\u00a0: 80\u00a0% du plafond utilisé',
    ])
  })

  it('[NOT-03] without the feature is what matters alone', async () => {
    const sophie = await aMember(portal)
    await tell('refund_filed', { reference: 'ZR-1' }, sophie)
    await tell('refund_paid', { amount_cents: 5800 }, sophie)
    const [mail, ...others] = await sentMails(portal, sophie.member_id)
    expect(others).toEqual([])
    expect(mail?.letter).toMatchObject({
      title: 'Remboursement versé',
      notes: ['Nous vous écrivons toujours pour vos remboursements, vos paiements et la sécurité de votre compte.'],
    })
  })

  it('[I18N-06] speaks the member’s language, and leads to the page', async () => {
    const giulia = await aMember(portal, { locale: 'it', country: 'IT', features: ['notifications'] })
    const request_id = newId()
    await tell('refund_accepted', { request_id, amount_cents: 13_140, names: ['Oslo', 'Mirza'] }, giulia)
    const { public_url } = portal.platform.config
    expect(await sentMails(portal, giulia.member_id)).toEqual([
      expect.objectContaining({
        reader: { language: 'it', country: 'IT' },
        letter: {
          subject: 'Oslo e Mirza: 131,40\u00a0€ in arrivo',
          title: 'Oslo e Mirza: 131,40\u00a0€ in arrivo',
          greeting: 'Buongiorno Hélène,',
          paragraphs: ['Le saranno accreditati 131,40\u00a0€ per Oslo e Mirza.'],
          facts: [{ label: 'Da rimborsare', value: '131,40\u00a0€' }],
          action: { label: 'Vedi la mia richiesta', href: `${public_url}/refunds/${request_id}` },
          notes: ['Le scriviamo sempre per i Suoi rimborsi, i Suoi pagamenti e la sicurezza del Suo account.'],
          links: [{ label: 'Scegli le e-mail da ricevere', href: `${public_url}/notifications/preferences` }],
        },
      }),
    ])
  })

  it('[SEC-48] [SEC-49] holds names as text: no tag, no header', async () => {
    const name = 'Oslo"><img src=x onerror=alert(1)>\r\nBcc: eve@example.net'
    await tell('waiting_over', { names: [name] })
    await tell('sponsorship_drawn', { godchild: name, amount_cents: 2500, date: '2026-12-08' })
    for (const { letter, reader } of await sentMails(portal, helene.member_id)) {
      const { subject, html, text } = renderMail(letter, reader)
      expect(subject).not.toMatch(/[\r\n]/)
      expect(html).not.toContain('<img src=x')
      expect(html).toContain('&lt;img src=x')
      expect(text).not.toMatch(/^Bcc:/m)
    }
    expect((await portal.call(listNotifications, { as: helene, query: {} })).body.data).toHaveLength(2)
  })

  it('is told once under one name, to each member', async () => {
    const sophie = await aMember(portal, { features: ['notifications'] })
    expect([
      await tell('waiting_over', { names: ['Oslo'] }, helene, 'x'),
      await tell('waiting_over', { names: ['Oslo'] }, helene, 'x'),
      await tell('waiting_over', { names: ['Oslo'] }, sophie, 'x'),
      await tell('ceiling_80', {}, helene, 'x'),
    ]).toEqual([true, false, true, true])
    expect([await mailed(), await mailed(sophie)]).toMatchObject([{ length: 2 }, { length: 1 }])
  })

  it('[REL-05] is not sent of what is rolled back', async () => {
    const failing = inTransaction(portal.db, async (db) => {
      await notify(db, portal.platform, {
        member_id: helene.member_id,
        kind: 'refund_paid',
        params: { amount_cents: 5800 },
        at: portal.clock.now(),
      })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(
      await portal.db
        .selectFrom('outgoing_messages')
        .select('message_id')
        .where('member_id', '=', helene.member_id)
        .execute(),
    ).toEqual([])
  })
})

describe('the preferences', () => {
  const fixed = ['refunds', 'payments', 'security'].map((group) => ({ group, email: true, push: true, locked: true }))
  const rest = (off: string[] = []) =>
    ['refund_progress', 'animals', 'documents', 'sponsorship'].map((group) => ({
      group,
      email: !off.includes(group),
      push: true,
      locked: false,
    }))

  it('are all on at first; what is left out of a change stays', async () => {
    expect((await portal.call(listNotificationPreferences, { as: helene })).body).toEqual({
      data: [...fixed, ...rest()],
    })
    expect((await change({ animals: false })).body).toEqual({ data: [...fixed, ...rest(['animals'])] })
    expect((await change({ sponsorship: false })).body).toEqual({
      data: [...fixed, ...rest(['animals', 'sponsorship'])],
    })
    expect((await change({ animals: true })).body).toEqual({ data: [...fixed, ...rest(['sponsorship'])] })
    expect((await change({})).body).toEqual({ data: [...fixed, ...rest(['sponsorship'])] })
    const audited = await auditLines(portal, helene.member_id, ['details'], 'notification_preferences.changed')
    expect(audited.map(({ details }) => details)).toEqual(
      expect.arrayContaining([{ animals: false }, { sponsorship: false }, { animals: true }]),
    )
    expect(audited).toHaveLength(3)
  })

  it('[SEC-22] of what is locked cannot be changed, nor anything else named', async () => {
    for (const body of [
      { refunds: false },
      { payments: false, animals: false },
      { security: false },
      { member_id: newId() },
      { animals: 'no' },
      { animals: null },
      [],
      null,
    ])
      expect([body, (await change(body)).status]).toEqual([body, 422])
    expect((await portal.call(listNotificationPreferences, { as: helene })).body).toEqual({
      data: [...fixed, ...rest()],
    })
  })

  it('[SEC-20] are each member’s own', async () => {
    const sophie = await aMember(portal, { features: ['notifications'] })
    await Promise.all(Array.from({ length: 20 }, (_, index) => change({ animals: index % 2 === 0 })))
    await change({ animals: false })
    expect((await portal.call(listNotificationPreferences, { as: sophie })).body).toEqual({
      data: [...fixed, ...rest()],
    })
  })
})

const calls = [
  listNotifications,
  readNotification,
  readAllNotifications,
  listNotificationPreferences,
  changeNotificationPreferences,
]
it.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))(
  '[GATE-03] [SEC-23] %s is refused without the feature',
  async (_name, endpoint) => {
    const { status, problem } = await portal.call(endpoint, {
      as: await aMember(portal, { features: ['beta_features', 'sponsorship'] }),
    })
    expect([status, problem?.code]).toEqual([403, 'forbidden'])
  },
)

it('[SEC-23] to change preferences needs the permission to change the profile', async () => {
  const reader = await aMember(portal, { features: ['notifications'], permissions: ['refunds:read'] })
  expect((await change({ animals: false }, reader)).status).toBe(403)
})
