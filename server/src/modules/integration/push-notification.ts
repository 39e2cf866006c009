import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { languages } from '@coussinet/contract/domain/languages.ts'
import type { PushedNotification } from '@coussinet/contract/integration/notifications.ts'
import { requireMemberByNevg } from '#modules/accounts/accounts.ts'
import { createUnit } from '#modules/notifications/notifications.ts'
import { findMemberToRead } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'

const perDay = { limit: 20, window_seconds: 86_400 }

type NotificationPush = PushedNotification & { nevg: string; client_id: string }

/**
 * Sends a member a notification in the insurer's own words. Throws `not_found`, `validation_failed` if the member's
 * language is missing (for a draft language French suffices), and `too_many_requests` beyond 20 a day.
 */
export async function push(
  db: Db,
  platform: Platform,
  { nevg, client_id, severity, href, texts }: NotificationPush,
): Promise<{ id: string }> {
  const at = platform.clock()
  const member_id = await requireMemberByNevg(db, nevg)
  const member = await findMemberToRead(db, member_id)
  if (!member) throw problem('not_found')
  const language = toLanguage(member.locale)
  const isSaid = texts[language] !== undefined || (languages[language].is_draft && texts.fr !== undefined)
  if (!isSaid) throw fieldProblem(`texts.${language}`, 'required')
  await countAttempt(db, { key: `insurer notifications ${member_id}`, ...perDay }, at)
  const kind = `insurer_${severity}` as const
  const id = newId()
  const tx = createUnit(db, platform, { member_id, at, actor: 'insurer' })
  await tx.notify(kind, { said: texts, page: href.slice(1) }, { id })
  await tx.audit('notification.pushed', { subject_id: id, details: { client_id, severity } })
  return { id }
}
