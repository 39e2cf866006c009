/** An e-mail address as one may recognise one's own: m••••@example.org, as many dots however long it is. */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}••••${email.slice(email.lastIndexOf('@'))}`
}
