import type { Animal } from '@coussinet/contract/animals.ts'
import { useState } from 'react'
import { papersMessages } from '#messages/animals.ts'
import { DownloadButton } from '#platform/DownloadButton.tsx'
import { isCoverOver } from '#platform/ended-cover.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { PaperLanguage } from '#platform/PaperLanguage.tsx'
import { Gate } from '#platform/permissions.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import styles from './AnimalPapers.module.css'

function Statement({ animal, years }: { animal: Animal; years: readonly string[] }) {
  const words = useMessages(papersMessages)
  const [newest = ''] = years
  const [year, setYear] = useState(newest)
  const query = `animal_id=${animal.id}&year=${year}`
  const name = words.namedYear(words.statement, animal.name, year)
  return (
    <div>
      <b className="strong">{words.statement}</b>
      <p className="small muted">{words.statementHint}</p>
      <PaperLanguage />
      {years.length > 1 && (
        <SelectField
          label={words.year}
          value={year}
          onValue={setYear}
          options={years.map((one) => ({ value: one, label: one }))}
        />
      )}
      <div className={styles.acts}>
        <DownloadButton size="small" href={`/api/pdf/statement?${query}`} document_type="statement" name={name}>
          {years.length > 1 ? words.pdf : `${words.pdf} ${year}`}
        </DownloadButton>
        <DownloadButton
          size="small"
          variant="quiet"
          href={`/api/csv/statement?${query}`}
          document_type="statement_csv"
          name={name}
        >
          {words.table}
        </DownloadButton>
      </div>
    </div>
  )
}

type AnimalPapersProps = {
  animal: Animal
  /** The contract's first day: there is no sheet for a visit before it. */
  effective_date: string
  today: string
  /** a care sheet can still be of use */
  hasSheet: boolean
}

export function AnimalPapers({ animal, effective_date, today, hasSheet }: AnimalPapersProps) {
  const words = useMessages(papersMessages)
  const format = useFormat()
  if (animal.formula.name === 'default') return null
  const years = statementYears(animal.cover_start, today)
  return (
    <SideBlock title={words.title}>
      <div className={styles.papers}>
        {hasSheet && (
          <Gate permission="contract:read">
            <div>
              <b className="strong">{words.careSheet}</b>
              <p className="small muted">
                {effective_date > today
                  ? words.careSheetFrom(format.longDay(effective_date))
                  : isCoverOver(animal, today)
                    ? words.careSheetEarlier
                    : words.careSheetHint}
              </p>
              {effective_date <= today && <PaperLanguage />}
              {effective_date <= today && (
                <div className={styles.acts}>
                  <DownloadButton
                    size="small"
                    href={`/api/pdf/feuilles?animal_id=${animal.id}`}
                    document_type="feuilles"
                    name={words.named(words.careSheet, animal.name)}
                  />
                </div>
              )}
            </div>
          </Gate>
        )}
        {years.length > 0 && (
          <Gate permission="refunds:read">
            <Statement animal={animal} years={years} />
          </Gate>
        )}
      </div>
    </SideBlock>
  )
}

// Longer than the tax office requires accounts to be retained.
const most = 10

/** The calendar years in which an animal can have been refunded, newest first; empty before its cover begins. */
export function statementYears(cover_start: string | null, today: string): string[] {
  if (cover_start === null || cover_start > today) return []
  const newest = Number(today.slice(0, 4))
  const count = Math.min(most, newest - Number(cover_start.slice(0, 4)) + 1)
  return Array.from({ length: count }, (_, index) => String(newest - index))
}
