import { expect, it } from 'vitest'
import { shareMessages } from '#messages/sponsorship.ts'
import { invitationMail } from './ShareLink.tsx'

const link = 'https://coussinet.example/sponsorship/k7p2mq4x'

it.each([
  ['fr', 'Hélène', 'Une invitation chez Coussinet', 'Bonjour,\r\n\r\n'],
  ['it', 'Giulia', 'Un invito da Coussinet', 'Ciao,\r\n\r\n'],
] as const)('[SPO-01] the mail to a friend is in the member’s language: %s', (language, firstname, subject, hello) => {
  const mail = new URL(invitationMail(shareMessages[language], link, firstname))
  const body = mail.searchParams.get('body') ?? ''
  expect([mail.protocol, mail.pathname, mail.searchParams.get('subject')]).toEqual(['mailto:', '', subject])
  expect(body.startsWith(hello)).toBe(true)
  expect(body.split('\r\n')).toContain(link)
  expect(body.endsWith(firstname)).toBe(true)
})
