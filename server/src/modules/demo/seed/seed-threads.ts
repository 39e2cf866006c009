import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { demoId } from './demo-id.ts'
import type { DemoTime } from './demo-time.ts'
import { getSeedMember, seedMembers } from './seed-rows.ts'

type SeedMessage = {
  by: 'member' | 'insurer'
  on: string
  hour: string
  text: string
  read_on: [day: string, hour: string] | null
}

const seedThreads: readonly { request: string; member: string; insurer: string; said: readonly SeedMessage[] }[] = [
  {
    request: 'q025',
    member: 'm1',
    insurer: 'Camille',
    said: [
      {
        by: 'member',
        on: '2026-11-19',
        hour: '18:20',
        text: 'Bonjour,\n\nOslo doit revoir la vétérinaire la semaine prochaine pour un contrôle. Dois-je attendre cette facture, ou faire une seconde demande\u00a0?',
        read_on: ['2026-11-20', '09:02'],
      },
      {
        by: 'insurer',
        on: '2026-11-20',
        hour: '09:05',
        text: 'Bonjour Hélène,\n\nInutile d’attendre\u00a0: nous étudions déjà cette demande. Pour le contrôle, faites-en une seconde avec la même cause. La franchise n’est retenue qu’une fois par événement.\n\nPourriez-vous nous dire quel jour sont apparus les premiers symptômes\u00a0?',
        read_on: null,
      },
    ],
  },
  {
    request: 'q107',
    member: 'm2',
    insurer: 'Chiara',
    said: [
      {
        by: 'member',
        on: '2026-11-14',
        hour: '12:10',
        text: 'Buongiorno,\n\ncome prova di pagamento va bene la ricevuta della carta, o serve la fattura quietanzata?',
        read_on: ['2026-11-16', '09:30'],
      },
      {
        by: 'insurer',
        on: '2026-11-16',
        hour: '09:41',
        text: 'Buongiorno Giulia,\n\nla ricevuta della carta va benissimo, purché si leggano la data e l’importo. La aggiunga nella parte alta di questa pagina.',
        read_on: ['2026-11-16', '19:05'],
      },
    ],
  },
]

/** Writes what members of the demo and its insurer said to each other about a request. */
export async function insertThreads(db: Db, time: DemoTime): Promise<void> {
  const threads = seedThreads.filter(({ member }) => seedMembers.some(({ id }) => id === member))
  if (threads.length === 0) return
  const rows = threads.flatMap(({ request, member, insurer, said }) =>
    said.map(({ by, on, hour, text, read_on }, at) => {
      const { firstname, lastname } = getSeedMember(member)
      return {
        member_id: demoId(member),
        request_id: demoId(request),
        message_id: demoId(`${request} message ${at + 1}`),
        position: at + 1,
        author: by,
        author_name: by === 'member' ? `${firstname} ${lastname}` : insurer,
        text,
        content_hash: hash(text),
        created_at: time.at(on, hour),
        read_at: read_on && time.at(...read_on),
      }
    }),
  )
  await db.insertInto('refund_request_messages').values(rows).execute()
}
