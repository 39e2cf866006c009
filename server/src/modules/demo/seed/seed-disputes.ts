import type { Db } from '#platform/db/db.ts'
import { demoId } from './demo-id.ts'
import type { DemoTime } from './demo-time.ts'
import { seedRequests } from './seed-rows.ts'

const seedDisputes = [
  {
    id: 'dispute1',
    request: 'q016',
    reason:
      'Le document que j’ai envoyé porte la mention «\u00a0réglé\u00a0» et le tampon de la clinique. C’est bien une facture, pas un devis.',
    sent: ['2026-07-15', '20:12'],
    answer:
      'Nous avons rappelé la clinique\u00a0: ce document est son devis du 3 juillet, et la facture acquittée n’a pas encore été émise. Envoyez-la-nous dès que vous l’avez, par une nouvelle demande ou en contestant de nouveau avec ce document.',
    answered: ['2026-07-30', '11:05'],
  },
  {
    id: 'dispute2',
    request: 'q022',
    reason:
      'Pistache n’était pas malade\u00a0: elle a avalé un morceau de jouet pendant une promenade. C’est un accident, et le délai de carence des maladies ne s’applique pas.',
    sent: ['2026-11-12', '19:40'],
  },
] as const

/** Writes the disputes of the demo's decisions: one that is answered, and one under way. */
export async function insertDisputes(db: Db, time: DemoTime): Promise<void> {
  const rows = seedDisputes.flatMap((dispute) => {
    const request = seedRequests.find((one) => one.request === dispute.request && one.status === 'rejected')
    if (!request) return []
    const { id, reason, sent } = dispute
    return {
      member_id: demoId(request.member),
      dispute_id: demoId(id),
      request_id: demoId(request.request),
      disputed_decision: 0,
      reason,
      lines: JSON.stringify([]),
      file_ids: JSON.stringify([]),
      created_at: time.at(sent[0], sent[1]),
      ...('answer' in dispute
        ? {
            status: 'upheld',
            answered_at: time.at(dispute.answered[0], dispute.answered[1]),
            outcome_text: dispute.answer,
            outcome_decision: 0,
          }
        : { status: 'pending' }),
    }
  })
  for (const row of rows) await db.insertInto('disputes').values(row).execute()
}
