import type { Contract } from '@coussinet/contract/profile.ts'
import { welcomeMessages } from '#messages/home.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Cat } from '#ui/drawings/Cat.tsx'
import { Hero } from '#ui/Hero.tsx'

/** The welcome while the contract is expected, then in preparation: what comes next, and the day from which refunds open. */
export function WelcomeHero({ contract, firstname }: { contract: Contract | null; firstname: string }) {
  const words = useMessages(welcomeMessages)
  const format = useFormat()
  if (contract === null)
    return (
      <Hero
        level={1}
        title={words.awaited.title(firstname)}
        text={words.awaited.body}
        footnote={words.awaited.meanwhile}
        drawing={<Cat />}
      />
    )
  return (
    <Hero
      level={1}
      title={words.title(firstname)}
      text={words.body(format.longDay(contract.effective_date))}
      footnote={words.locked}
      drawing={<Cat />}
    />
  )
}
