import type { DocumentEntry, InsurerDocument } from '@coussinet/contract/documents.ts'
import { documentNames, documentOfAnimal, otherDocuments } from '@coussinet/contract/domain/documents.ts'
import { paperLanguages } from '@coussinet/contract/domain/languages.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import FileText from '~icons/lucide/file-text'
import { documentMessages } from '#messages/contract.ts'
import { useContract } from '#platform/calls/queries.ts'
import { DownloadButton } from '#platform/DownloadButton.tsx'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { RowIcon } from '#ui/RowIcon.tsx'
import { Row, RowList } from '#ui/RowList.tsx'
import { contractQueries } from './contract.queries.ts'
import type { InsuredAnimal } from './cover/insured-animal.ts'
import { groupDocuments } from './document-groups.ts'
import styles from './Documents.module.css'

type DocumentRowProps = { document: DocumentEntry; animal: InsuredAnimal | undefined }

function DocumentRow({ document: { type, href, issued_on, language: written }, animal }: DocumentRowProps) {
  const words = useMessages(documentMessages)
  const names = useMessages(documentNames)
  const { named } = useMessages(paperLanguages)
  const language = useLanguage()
  const format = useFormat()
  const isOver = useContract().status === 'terminated'
  const name = animal ? documentOfAnimal(names[type], animal.name, language) : names[type]
  return (
    <Row
      className={styles.row}
      lead={
        animal ? (
          <Portrait face={animal.face} ground={animal.ground} size="small" />
        ) : (
          <RowIcon>
            <FileText />
          </RowIcon>
        )
      }
      title={<b className="strong">{name}</b>}
      note={
        <>
          <span className={styles.use}>{isOver && type === 'contrat' ? words.certificateOver : words.use[type]}</span>
          <span className="caption">
            {words.dated(format.shortDay(issued_on))}
            {written !== undefined && written !== language && `, ${named[written]}`}
          </span>
        </>
      }
      end={<DownloadButton href={href} document_type={type} name={name} size="small" />}
    />
  )
}

function InsurerDocumentRow({ document: { title, href, issued_on } }: { document: InsurerDocument }) {
  const words = useMessages(documentMessages)
  const format = useFormat()
  return (
    <Row
      className={styles.row}
      lead={
        <RowIcon>
          <FileText />
        </RowIcon>
      }
      title={<b className="strong">{title}</b>}
      note={<span className="caption">{words.dated(format.shortDay(issued_on))}</span>}
      end={<DownloadButton href={href} document_type="insurer_document" name={title} size="small" />}
    />
  )
}

/**
 * The documents that apply to the member and those that the insurer gave them, each with its date and its download; reads its own queries.
 */
export function Documents({ animals }: { animals: readonly InsuredAnimal[] }) {
  const words = useMessages(documentMessages)
  const { title: others } = useMessages(otherDocuments)
  const [{ data: documents }, { data: given }] = useSuspenseQueries({
    queries: [contractQueries.documents(), contractQueries.insurerDocuments()],
  })
  if (documents.length === 0 && given.length === 0) return <p className="muted">{words.none}</p>
  return (
    <>
      {groupDocuments(documents).map(({ group, documents: entries }) => (
        <div key={group} className={styles.group}>
          <h3>{words.group[group]}</h3>
          <RowList label={words.group[group]}>
            {entries.map((entry) => (
              <DocumentRow
                key={entry.href}
                document={entry}
                animal={animals.find(({ id }) => id === entry.animal_id)}
              />
            ))}
          </RowList>
        </div>
      ))}
      {given.length > 0 && (
        <div className={styles.group}>
          <h3>{others}</h3>
          <RowList label={others}>
            {given.map((document) => (
              <InsurerDocumentRow key={document.id} document={document} />
            ))}
          </RowList>
        </div>
      )}
    </>
  )
}
