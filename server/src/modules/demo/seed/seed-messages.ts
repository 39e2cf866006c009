import type { TopicId } from '@coussinet/contract/contact.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { formatReference } from '#platform/text/reference.ts'
import { demoId } from './demo-id.ts'
import type { DemoTime } from './demo-time.ts'
import { seedMembers } from './seed-rows.ts'

const seedMessages = [
  {
    id: 'msg1',
    member: 'm1',
    topic: 'contract',
    subject: 'Assurer un chiot',
    message:
      'Bonjour,\n\nNous accueillons un chiot au printemps. Puis-je l’ajouter à mon contrat, et à partir de quel âge\u00a0?',
    written: ['2026-10-05', '09:12'],
    author_name: 'Camille',
    answer:
      'Bonjour,\n\nOui, dès ses deux mois, une fois son numéro d’identification connu. Appelez-nous ce jour-là, ou écrivez-nous en joignant son carnet de santé\u00a0: nous l’ajoutons à votre contrat.',
    answered: ['2026-10-06', '10:40'],
  },
  {
    id: 'msg2',
    member: 'm2',
    topic: 'contract',
    subject: 'Assicurare un cucciolo',
    message:
      'Buongiorno,\n\nin primavera accoglieremo un cucciolo. Posso aggiungerlo alla mia polizza, e da quale età?',
    written: ['2026-10-05', '11:20'],
    author_name: 'Chiara',
    answer:
      'Buongiorno,\n\nsì, dai due mesi compiuti, appena ne conosce il numero di identificazione. Ci chiami quel giorno, oppure ci scriva allegando il libretto sanitario: lo aggiungeremo alla Sua polizza.',
    answered: ['2026-10-06', '15:05'],
  },
] as const satisfies readonly { topic: TopicId; [name: string]: unknown }[]

/** Writes what members of the demo asked by message, with the answers that they were given. */
export async function insertMessages(db: Db, time: DemoTime): Promise<void> {
  const messages = seedMessages.filter(({ member }) => seedMembers.some(({ id }) => id === member))
  if (messages.length === 0) return
  const keys = (id: string, member: string) => ({ member_id: demoId(member), contact_message_id: demoId(id) })
  await db
    .insertInto('contact_messages')
    .values(
      messages.map(({ id, member, topic, subject, message, written: [day, hour] }) => ({
        ...keys(id, member),
        reference: formatReference('message', time.day(day).slice(0, 4), demoId(id).slice(0, 8).toUpperCase()),
        topic,
        subject,
        message,
        content_hash: hash(id),
        created_at: time.at(day, hour),
      })),
    )
    .execute()
  await db
    .insertInto('contact_answers')
    .values(
      messages.map(({ id, member, author_name, answer, answered: [day, hour] }) => ({
        ...keys(id, member),
        answer_id: demoId(`${id} answer`),
        author_name,
        text: answer,
        answered_at: time.at(day, hour),
      })),
    )
    .execute()
}
