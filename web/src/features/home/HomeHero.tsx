import './home.css'
import { Link } from '@tanstack/react-router'
import Camera from 'lucide-react/icons/camera'
import type { EndedContract } from '#platform/ended-contract.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Hero } from '#ui/display/hero/Hero.tsx'
import { Dog } from '#ui/drawings/Dog.tsx'
import { homeMessages } from './home.messages.ts'

/** The invitation to send an invoice; of a contract that has ended, one of before its last day, while one can still be sent. */
export function AskHero({ ended }: { ended: EndedContract | null }) {
  const words = useMessages(homeMessages)
  const format = useFormat()
  if (ended?.filing_years === null) return null
  const last_day = ended?.last_day ?? null
  return (
    <Hero
      size="large"
      title={ended ? words.endedTitle : words.heroTitle}
      text={last_day === null ? words.heroText : words.endedText(format.longDay(last_day))}
      actions={
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to="/refunds/new">
          <Camera />
          {words.ask}
        </Link>
      }
      footnote={words.formats}
      drawing={<Dog className="home-drawing" />}
    />
  )
}
