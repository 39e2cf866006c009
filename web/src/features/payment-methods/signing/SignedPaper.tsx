import { type SignedParts, formatSignedText } from '@coussinet/contract/signed-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { LogoMark } from '#ui/drawings/LogoMark.tsx'
import styles from './signing.module.css'

type SignedText = { parts: SignedParts; text: string; sha256: string }

/** True when the text on screen is the one that will be signed; undefined while it is being compared. */
export function useIsWhatIsSigned(signed: SignedText): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['signed-text', signed],
    queryFn: () => isWhatIsSigned(signed),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** An account is checked group by group: on a narrow screen it breaks between two of them. */
const brokenByGroup = (line: string) => (/^[A-Z]{2}\d{2}\s/.test(line) ? line.replaceAll('\u00a0', ' ') : line)

export function SignedPaper({ parts: { language, title, facts, paragraphs } }: { parts: SignedParts }) {
  const id = useId()
  return (
    <article className={styles.paper} lang={language} aria-labelledby={id}>
      <header className="row between">
        <h2 id={id} className="h3">
          {title}
        </h2>
        <LogoMark className={styles.paperMark} />
      </header>
      <dl className={styles.paperFacts}>
        {facts.map(({ term, lines }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="tnum">
              {lines.map((line, index) => (
                <span key={index}>{brokenByGroup(line)}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  )
}

type ShownText = { parts: SignedParts; text: string; sha256: string }

/** SHA-256 of a text in hexadecimal; null where the browser has none (a page without TLS). */
async function sha256Of(text: string): Promise<string | null> {
  if (typeof crypto === 'undefined' || !('subtle' in crypto)) return null
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Tells whether the text on screen is the very text whose hash will be signed. */
export async function isWhatIsSigned({ parts, text, sha256 }: ShownText): Promise<boolean> {
  if (formatSignedText(parts) !== text) return false
  const hash = await sha256Of(text)
  return hash === null || hash === sha256
}
