import { mediatorName } from '@coussinet/contract/domain/disputes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import Copy from '~icons/lucide/copy'
import { contactMessages, sideMessages } from '#messages/help.ts'
import { copyText } from '#platform/copy-text.ts'
import { LeaveQuestion } from '#platform/form/LeaveQuestion.tsx'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { useAnswering } from '#platform/opening-hours.ts'
import { Block } from '#platform/page/Block.tsx'
import { useLeaveGuard } from '#platform/page/use-leave-guard.ts'
import { useCan } from '#platform/permissions.tsx'
import { usePromises } from '#platform/promises.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { focusHeading, type LastHeading } from '#ui/StepHeading.tsx'
import { SuccessScreen } from '#ui/SuccessScreen.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import type { ContactLink } from './contact-form.ts'
import { contactMessagesQuery } from './contact.queries.ts'
import { OwnMessages } from './OwnMessages.tsx'
import { PersonAnswers } from './PersonAnswers.tsx'
import type { SentMessage } from './use-contact.ts'
import { WriteForm } from './WriteForm.tsx'
import styles from './contact.module.css'
import sideStyles from './side.module.css'

function Waiting() {
  const words = useMessages(contactMessages)
  const { answer } = usePromises()
  return (
    <>
      <p className={`lead ${styles.lead}`}>{words.lead(answer)}</p>
      <Skeleton shape="rows" count={4} label={words.loading} />
    </>
  )
}

export function ContactPage({ link }: { link: ContactLink }) {
  const words = useMessages(contactMessages)
  const [sent, setSent] = useState<SentMessage | null>(null)
  const last = useRef<HTMLHeadingElement | null>(null)
  const { ask: _ask, ...question } = useLeaveGuard()
  const queries = useQueryClient()
  function arrived(message: SentMessage) {
    setSent(message)
    void queries.invalidateQueries({ queryKey: contactMessagesQuery.queryKey })
  }
  return (
    <div className="content">
      <div className="cols">
        <div>
          {sent ? (
            <MessageSent sent={sent} last={last} onAgain={() => setSent(null)} />
          ) : (
            <>
              <h1 className={styles.title} ref={(heading) => focusHeading(heading, last)} tabIndex={-1}>
                {words.title}
              </h1>
              <Block what={words.failed} pending={<Waiting />}>
                <WriteForm link={link} onSent={arrived} />
              </Block>
            </>
          )}
        </div>
        <ContactSide />
      </div>
      <LeaveQuestion {...question} texts={words.leave} />
    </div>
  )
}

/** The other ways to reach us: by telephone, by post, and how to complain. */
function ContactSide() {
  const words = useMessages(sideMessages)
  const language = useLanguage()
  const { company } = useAnswering()
  const mayReadContract = useCan('contract:read')
  return (
    <aside className="stack gap-l">
      <PersonAnswers />
      <OwnMessages />
      <SideBlock title={words.post} variant="line">
        <address className={sideStyles.post}>
          {[company.name, ...company.address].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </SideBlock>
      <SideBlock title={words.faq.title} variant="line">
        <Link className="text-link" to="/faq" search={{}}>
          {words.faq.link}
        </Link>
      </SideBlock>
      <SideBlock title={words.complaint.title} variant="line">
        <p className="small">{words.complaint.text(mediatorName(company.mediator, language))}</p>
        {mayReadContract && (
          <p className="small">
            <Link className="text-link" to="/profile/contract" hash="complaint">
              {words.complaint.link}
            </Link>
          </p>
        )}
      </SideBlock>
    </aside>
  )
}

type MessageSentProps = { sent: SentMessage; last: LastHeading; onAgain: () => void }

function MessageSent({ sent: { reference, topic }, last, onAgain }: MessageSentProps) {
  const { sent: words } = useMessages(contactMessages)
  const { answer } = usePromises()
  const steps = topic === 'complaint' ? words.complaintSteps : words.steps(answer)
  return (
    <>
      <SuccessScreen
        title={words.title}
        last={last}
        acts={
          <>
            <LinkButton variant="primary" size="large" to="/">
              {words.home}
            </LinkButton>
            <LinkButton variant="surface" size="large" to="/contact" search={{}} onClick={onAgain}>
              {words.again}
            </LinkButton>
          </>
        }
      >
        <p>
          {words.reference} <b className="strong tnum nowrap">{reference}</b>
          <IconButton
            size="small"
            className={styles.copy}
            label={words.copy}
            icon={<Copy className="icon-s" />}
            onClick={() => copyText(reference, words.copied)}
          />
        </p>
        <p>{words.mail}</p>
      </SuccessScreen>
      <section className="section">
        <SectionHeading title={words.next} />
        <Timeline landing moments={steps.map((what) => ({ id: what, state: 'todo', what }))} />
      </section>
    </>
  )
}
