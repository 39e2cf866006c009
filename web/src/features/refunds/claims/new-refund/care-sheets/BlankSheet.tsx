import { memberName } from '@coussinet/contract/domain/member-names.ts'
import Mail from 'lucide-react/icons/mail'
import { useMe } from '#platform/calls/queries.ts'
import { DownloadButton } from '#platform/DownloadButton.tsx'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { PaperLanguage } from '#platform/PaperLanguage.tsx'
import { Gate } from '#platform/permissions.tsx'
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'
import { blankSheetMessages } from '../new-refund.messages.ts'
import styles from './care-sheets.module.css'

type BlankSheetProps = { animal: { id: string; name: string }; care_date: string | null }

/** While an animal has no care sheet: the blank one to save, and a mail to the vet, to which the member attaches it. */
export function BlankSheet({ animal: { id, name }, care_date }: BlankSheetProps) {
  const words = useMessages(blankSheetMessages)
  const format = useFormat()
  const me = useMe()
  const day = care_date === null ? null : format.longDay(care_date)
  return (
    <Gate permission="contract:read">
      <div className={styles.blank}>
        <p className="small strong">{words.title}</p>
        <PaperLanguage />
        <div className="row wrap gap-s">
          <DownloadButton
            size="small"
            href={`/api/pdf/feuilles?animal_id=${id}`}
            document_type="feuilles"
            name={words.sheetOf(name)}
          >
            {words.download}
          </DownloadButton>
          <ButtonAnchor
            size="small"
            variant="quiet"
            href={mailTo(words.subject(name), words.body(name, day, memberName(me)))}
            aria-label={words.writeFor(name)}
          >
            <Mail />
            {words.write}
          </ButtonAnchor>
        </div>
        <p className="small muted">
          <Unbroken>{words.how}</Unbroken>
        </p>
      </div>
    </Gate>
  )
}

/** The address that opens the member's own mail program; a paper cannot be attached by it. */
export const mailTo = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
