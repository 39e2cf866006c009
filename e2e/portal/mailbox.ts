import { expect } from '@playwright/test'

export type Message = {
  id: string
  channel: 'email' | 'sms'
  to: string
  subject: string | null
  text: string
  html: string | null
  links: string[]
  sent_at: string
}

/** Messages that the demo has sent to an address or a number, the newest first. */
export async function messagesTo(origin: string, to: string): Promise<Message[]> {
  const response = await fetch(`${origin}/demo/mailbox.json?to=${encodeURIComponent(to)}`)
  if (!response.ok) throw new Error(`The mailbox did not open: ${response.status}`)
  const { data }: { data: Message[] } = await response.json()
  return data
}

/** Waits for the newest mail to an address with such a subject, other than `seen`. */
export async function mailTo(origin: string, to: string, subject: string | RegExp, seen?: Message): Promise<Message> {
  const found: Message[] = []
  await expect
    .poll(
      async () => {
        const fits = (message: Message) =>
          message.channel === 'email' &&
          (typeof subject === 'string' ? message.subject === subject : subject.test(message.subject ?? ''))
        const newest = (await messagesTo(origin, to)).find(fits)
        if (newest !== undefined && newest.id !== seen?.id) found.push(newest)
        return found.length
      },
      { message: `a mail to ${to}: ${subject}`, timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  const [mail] = found
  if (mail === undefined) throw new Error('The mail was found a moment ago.')
  return mail
}

/** The address in a mail that leads to a page of the portal. */
export function linkTo(mail: Message, path: string): string {
  const link = mail.links.find((address) => new URL(address).pathname === path)
  if (link === undefined) throw new Error(`“${mail.subject}” has no link to ${path}: ${mail.links.join(' ')}`)
  return link
}

/** Token of a mailed link, the part after `#`. */
export const readToken = (link: string): string => new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? ''

/** Waits for the newest mail to an address with such a subject, and answers its link to a page. */
export const mailedLink = async (origin: string, to: string, subject: string | RegExp, path: string, seen?: Message) =>
  linkTo(await mailTo(origin, to, subject, seen), path)

/** Asks for the link of a forgotten password by the API alone, and waits for it. */
export async function recoveryLink(origin: string, { nevg, email }: { nevg: string; email: string }): Promise<string> {
  const response = await fetch(`${origin}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: nevg }),
  })
  if (response.status !== 204) throw new Error(`The link was not asked for: ${response.status}`)
  return mailedLink(
    origin,
    email,
    /^(Choisissez un nouveau mot de passe|Scelga una nuova password)$/,
    '/password-reset',
  )
}
