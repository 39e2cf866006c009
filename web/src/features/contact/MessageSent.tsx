import { Link } from '@tanstack/react-router'
import Copy from 'lucide-react/icons/copy'
import { copyText } from '#platform/copy.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { IconButton } from '#ui/button/IconButton.tsx'
import { SectionHeading } from '#ui/display/section/SectionHeading.tsx'
import { Landed } from '#ui/progress/Landed.tsx'
import type { LastHeading } from '#ui/progress/StepHeading.tsx'
import { Timeline } from '#ui/progress/Timeline.tsx'
import { contactMessages } from './contact.messages.ts'
import type { SentMessage } from './form/use-contact.ts'

type MessageSentProps = { sent: SentMessage; last: LastHeading; onAgain: () => void }

/** The message has arrived: its reference, what comes next, and a way to write another one. */
export function MessageSent({ sent: { reference, topic }, last, onAgain }: MessageSentProps) {
  const { sent: words } = useMessages(contactMessages)
  const steps = topic === 'complaint' ? words.complaintSteps : words.steps
  return (
    <>
      <Landed
        title={words.title}
        last={last}
        acts={
          <>
            <Link className={buttonClass({ variant: 'primary', size: 'large' })} to="/">
              {words.home}
            </Link>
            <Link
              className={buttonClass({ variant: 'paper', size: 'large' })}
              to="/contact"
              search={{}}
              onClick={onAgain}
            >
              {words.again}
            </Link>
          </>
        }
      >
        <p>
          {words.reference} <b className="strong tnum nowrap">{reference}</b>
          <IconButton
            size="small"
            className="contact-copy"
            label={words.copy}
            icon={<Copy className="icon-s" />}
            onClick={() => copyText(reference, words.copied)}
          />
        </p>
        <p>{words.mail}</p>
      </Landed>
      <section className="section">
        <SectionHeading title={words.next} />
        <Timeline landing moments={steps.map((what) => ({ id: what, state: 'todo', what }))} />
      </section>
    </>
  )
}
