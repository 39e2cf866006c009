export type DataEvent = { event: string } & Readonly<Record<string, string>>

// What each event may tell a third party; an event or a member that is not named here stays in the page.
const told: Readonly<Record<string, readonly string[]>> = {
  user_context: ['country', 'language'],
  page_view: ['page', 'language'],
  download_document: ['document_type'],
}

// Words and patterns of addresses; a number or a longer text would be something of somebody's.
const isWord = (text: string) => /^[a-z_$/.-]{1,80}$/i.test(text)

/** An event of the data layer as the tag manager is told it; `member` is the salted hash, null for a guest. */
export function toldOutside(event: DataEvent, member: string | null): DataEvent | null {
  const names = Object.hasOwn(told, event.event) ? told[event.event] : undefined
  if (names === undefined) return null
  const members = names.flatMap((name) => {
    const value = event[name]
    return value !== undefined && isWord(value) ? [[name, value]] : []
  })
  return {
    event: event.event,
    ...Object.fromEntries(members),
    ...(event.event === 'user_context' && member !== null ? { member_hash: member } : {}),
  }
}
