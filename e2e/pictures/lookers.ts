import type { Page, Route } from '@playwright/test'
import type { Account } from '../portal/accounts.ts'
import { makeMember, type Wanted as OwnMember } from '../portal/own-member.ts'
import { newSession, fetchTokens, type Tokens } from '../portal/sign-in.ts'
import type { Language, State } from './picture.ts'

/** Members of the demo who have everything. */
const accounts: Record<Language, Account> = { fr: 'helene', it: 'giulia' }

/** Members created for what they lack. */
const own: { readonly [Looked in State]?: OwnMember } = {
  empty: { new_contract: true },
  ended: { ended: 'lately' },
  suspended: { suspended: true },
  before: { before_contract: true },
}

/** A member whose eyes a state is seen with. */
export type Looker = { account?: Account; tokens: Tokens; disguise: (page: Page) => Promise<void> }

/** Signs in who looks at a state in a language: a member of the demo, or one who is made for it. */
export async function lookerAt(origin: string, state: State, language: Language): Promise<Looker> {
  const wanted = own[state]
  if (wanted === undefined) {
    const account = accounts[language]
    return { account, tokens: await newSession(origin, account), disguise: async () => undefined }
  }
  const country = language === 'it' ? 'IT' : 'FR'
  const { nevg, password } = await makeMember(origin, { ...wanted, locale: language, country })
  return { tokens: await fetchTokens(origin, nevg, password), disguise: (page) => disguise(page, nevg) }
}

/** States which members of the demo see, by what becomes of the answers. */
export const isOwn = (state: State): boolean => own[state] !== undefined

const shownNevg = '900000019'

/** Shows a number, a phone and a sponsor's link that are the same in each run: the member's own are drawn. */
async function disguise(page: Page, nevg: string): Promise<void> {
  const answer = async (route: Route) => {
    const response = await route.fetch()
    const type = response.headers()['content-type'] ?? ''
    if (!type.includes('json')) return route.fulfill({ response })
    const told = (await response.text())
      .replaceAll(nevg, shownNevg)
      .replaceAll(/(\+3363998|\+39320000|\+3247000)\d{4}/g, '$10000')
      .replaceAll(/(\*\* )\d\d\b/g, '$100')
      .replaceAll(/\bcamille-[\da-z]+/g, 'camille-0000000000')
    return route.fulfill({ response, body: told })
  }
  // A page that is left ends its calls.
  await page.route(/\/api\/(?!events)/, (route) => answer(route).catch(() => route.abort().catch(() => undefined)))
}
