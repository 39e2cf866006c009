import { expect, type Page } from '@playwright/test'
import { ask } from '../../ask.ts'
import { messagesTo } from '../../mailbox.ts'

export type Sent = { code: string; id: string; text: string }

/** First words of an SMS, and a line of a mail; a phone number of that form occurs in neither place. */
const written = /(?:^|Cod(?:e|ice)\s?: )(\d{3})[ \u00a0](\d{3})\b/

/** Every one-time code that was sent to an address or a number, the newest first. */
export async function codesTo(origin: string, to: string): Promise<Sent[]> {
  return (await messagesTo(origin, to)).flatMap(({ id, text }) => {
    const [, one, two] = written.exec(text) ?? []
    return one === undefined || two === undefined ? [] : [{ code: one + two, id, text }]
  })
}

/** Waits for the newest code to an address or a number, other than `seen`. */
export async function codeTo(origin: string, to: string, seen?: Sent): Promise<Sent> {
  const found: Sent[] = []
  await expect
    .poll(
      async () => {
        const [newest] = await codesTo(origin, to)
        if (newest !== undefined && newest.id !== seen?.id) found.push(newest)
        return found.length
      },
      { message: `a code to ${to}`, timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  const [sent] = found
  if (sent === undefined) throw new Error('The code was found a moment ago.')
  return sent
}

/** The mobile number of the page's member, to which an SMS goes. */
export async function fetchMobile(page: Page): Promise<string> {
  const { phones } = await ask<{ phones: { mobile: string | null } }>(page, '/me')
  if (phones.mobile === null) throw new Error('This member has no mobile.')
  return phones.mobile
}
