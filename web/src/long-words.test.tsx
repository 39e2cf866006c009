import { getRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draftAtCare, keepsDraft } from './testing/draft.ts'
import { look } from './testing/looks.ts'
import { membersPlaces, type PagePlace } from './testing/places.ts'
import { settled, showPage } from './testing/show-page.tsx'
import { beginsWords, speaksAtLengthTo } from './testing/wire.ts'

afterAll(() => page.viewport(1280, 800))

const longWord = 'Anticonstitutionnellement'.repeat(3).slice(0, 60)
const steps = ['invoice', 'animals', 'care_sheets', 'summary'] as const

const draftPlaces: PagePlace[] = steps.map((step) => ({
  name: `draft, ${step}`,
  address: `/refunds/new?request=${draftAtCare.id}`,
  prepare: () => void keepsDraft(getRefundRequest.answer.body.parse(beginsWords({ ...draftAtCare, step }, longWord))),
}))

describe.each([
  { language: 'fr', member: 'helene' },
  { language: 'it', member: 'giulia' },
] as const)('in $language', ({ language, member }) => {
  const places = membersPlaces(member)

  it.each([...places, ...(member === 'helene' ? draftPlaces : [])])(
    '[A11Y-07] words of 60 letters stay within the window: $name',
    async ({ address, prepare, show }) => {
      speaksAtLengthTo(member, longWord)
      prepare?.()
      await page.viewport(320, 700)
      await showPage(address, { language }).shown
      await settled()
      await show?.()
      await settled()
      for (const width of [1280, 360, 320]) {
        await page.viewport(width, 900)
        await settled()
        const { wide, cut } = (await look(language)) as { wide: number; cut: string[] }
        expect.soft({ width, wide, cut }).toEqual({ width, wide: 0, cut: [] })
      }
    },
  )
})
