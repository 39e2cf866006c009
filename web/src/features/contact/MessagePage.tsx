import type { ContactMessage } from '@coussinet/contract/contact.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { ownMessages } from '#messages/help.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import styles from './own-messages.module.css'

export function MessagePage({
  message: { reference, subject, message, sent_at, files, answers },
}: {
  message: ContactMessage
}) {
  const words = useMessages(ownMessages)
  const format = useFormat()
  return (
    <div className="content">
      <div className="page-head">
        <h1 className="breakable">{subject}</h1>
      </div>
      <p className="muted">
        {words.reference} <b className="strong tnum nowrap">{reference}</b>
      </p>
      <section className="section" aria-labelledby="written">
        <SectionHeading id="written" title={words.yours} />
        <div className="card stack gap-s">
          <p className={styles.said}>{message}</p>
          {files.length > 0 && <p className="small breakable">{words.files(format.list(files))}</p>}
          <p className="caption muted">{words.sent(format.longDay(toLocalDay(sent_at)))}</p>
        </div>
      </section>
      <section className="section" aria-labelledby="answers">
        <SectionHeading id="answers" title={words.answers} />
        {answers.length === 0 && <p className="muted">{words.none}</p>}
        <div className={styles.answers}>
          {answers.map(({ id, author_name, text, answered_at }) => (
            <article key={id} className="card stack gap-s">
              <p className={styles.said}>{text}</p>
              <p className="caption muted">{words.by(author_name, format.longDay(toLocalDay(answered_at)))}</p>
            </article>
          ))}
        </div>
      </section>
      <p className={styles.again}>
        <LinkButton variant="surface" to="/contact" search={{}}>
          {words.again}
        </LinkButton>
      </p>
    </div>
  )
}
