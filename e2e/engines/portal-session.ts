import { expect } from '@playwright/test'
import { fetchTokens } from '../portal/sign-in.ts'
import type { BrowserPage } from './driver/browser-page.ts'

/** Asks the API as the holder of a token. */
export async function askAs<Answer>(origin: string, token: string, path: string): Promise<Answer> {
  const response = await fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Signs the page in without the sign-in page; the answer is the access token. */
export async function signInPage(
  portal: BrowserPage,
  origin: string,
  username: string,
  password: string,
): Promise<string> {
  const tokens = await fetchTokens(origin, username, password)
  await portal.open('/privacy')
  await portal.evaluate((kept) => {
    const { access_token, refresh_token }: Record<string, string> = JSON.parse(kept)
    localStorage.clear()
    localStorage.setItem('auth_token', access_token ?? '')
    localStorage.setItem('auth_refresh_token', refresh_token ?? '')
  }, JSON.stringify(tokens))
  return tokens.access_token
}

export async function signOutPage(portal: BrowserPage): Promise<void> {
  await portal.open('/privacy')
  await portal.evaluate(() => localStorage.clear())
}

type Shown = { heading: string; words: number; busy: number; trouble: string }

/** Runs in the page: returns its heading, the length of its text, its pending requests, and its failure messages. */
function look(): Shown {
  const main = document.querySelector('main')
  // A page that is just being exchanged has nothing to show yet.
  if (main === null) return { heading: '', words: 0, busy: 1, trouble: '' }
  const text = main.innerText
  const failure =
    /n’a pas pu s’afficher|n’avons pas pu afficher|Non è stato possibile|Something went wrong|Accès non autorisé/
  return {
    heading: (document.querySelector('h1')?.innerText ?? '').trim(),
    words: text.split(/\s+/).length,
    busy: main.querySelectorAll('[aria-busy=true], .Skeleton_skeleton, .LoadingPage_loading').length,
    trouble: failure.exec(text)?.[0] ?? '',
  }
}

/** Waits until the page shows its heading and its content, with nothing on its way and nothing that failed; the answer is the heading. */
export async function pageShown(portal: BrowserPage, heading: RegExp = /\S/): Promise<string> {
  const seen: Shown[] = []
  await expect
    .poll(
      async () => {
        const shown = await portal.evaluate(look)
        seen.push(shown)
        return { isThere: heading.test(shown.heading) && shown.words > 5, busy: shown.busy, trouble: shown.trouble }
      },
      { timeout: 20_000, message: `the page with the heading ${heading}` },
    )
    .toEqual({ isThere: true, busy: 0, trouble: '' })
  return seen.at(-1)?.heading ?? ''
}

/** Waits until the page shows text. */
export async function pageSays(portal: BrowserPage, text: string | RegExp): Promise<void> {
  const read = () => portal.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '))
  await expect.poll(read, { timeout: 25_000 }).toMatch(text)
}
