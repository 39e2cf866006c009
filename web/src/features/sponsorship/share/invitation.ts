type InvitationWords = { subject: string; hello: string; invitation: string; bye: string }

/** The address that opens a mail to a friend: its subject and its text, with the link alone on a line and the sponsor's first name at the end. */
export function invitationMail(
  { subject, hello, invitation, bye }: InvitationWords,
  link: string,
  firstname: string,
): string {
  const body = [hello, '', invitation, link, '', bye, firstname].join('\r\n')
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
