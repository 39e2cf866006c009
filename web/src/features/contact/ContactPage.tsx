import './contact.css'
import { useRef, useState } from 'react'
import { LeaveQuestion } from '#platform/form/LeaveQuestion.tsx'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { useLeaveGuard } from '#platform/page/use-leave-guard.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { arriveAt } from '#ui/progress/StepHeading.tsx'
import { contactMessages } from './contact.messages.ts'
import type { ContactLink } from './form/contact-form.ts'
import type { SentMessage } from './form/use-contact.ts'
import { WriteForm } from './form/WriteForm.tsx'
import { MessageSent } from './MessageSent.tsx'
import { ContactSide } from './side/ContactSide.tsx'

function Waiting() {
  const words = useMessages(contactMessages)
  return (
    <>
      <p className="lead contact-lead">{words.lead}</p>
      <Skeleton shape="rows" count={4} label={words.loading} />
    </>
  )
}

/** Writes to the insurer, with the other ways to reach it beside. */
export function ContactPage({ link }: { link: ContactLink }) {
  const words = useMessages(contactMessages)
  const [sent, setSent] = useState<SentMessage | null>(null)
  const last = useRef<HTMLHeadingElement | null>(null)
  const { ask: _ask, ...question } = useLeaveGuard()
  return (
    <div className="content">
      <div className="cols contact-cols">
        <div>
          {sent ? (
            <MessageSent sent={sent} last={last} onAgain={() => setSent(null)} />
          ) : (
            <>
              <h1 className="contact-title" ref={(heading) => arriveAt(heading, last)} tabIndex={-1}>
                {words.title}
              </h1>
              <Block what={words.failed} pending={<Waiting />}>
                <WriteForm link={link} onSent={setSent} />
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
