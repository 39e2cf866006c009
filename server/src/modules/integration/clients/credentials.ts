/** How a client says who it is: in the Authorization header (RFC 6749 §2.3.1) or in the form, never both. */
export type Credentials = { client_id: string; client_secret: string }

/** The credentials of a call; null where there are none that can be read; `both` where there are too many. */
export function credentialsOf(
  authorization: string | undefined,
  form: Record<string, string>,
): Credentials | 'both' | null {
  const { client_id, client_secret } = form
  if (authorization !== undefined) {
    const basic = fromBasic(authorization)
    // The id may be repeated in the form; a second secret, or another id, is a second way.
    if (client_secret !== undefined) return 'both'
    return basic && client_id !== undefined && client_id !== basic.client_id ? 'both' : basic
  }
  if (client_id === undefined || client_secret === undefined) return null
  return { client_id, client_secret }
}

function fromBasic(authorization: string): Credentials | null {
  const encoded = /^Basic ([\w+/=-]{1,1000})$/i.exec(authorization)?.[1]
  if (encoded === undefined) return null
  const [, client_id, client_secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? []
  if (client_id === undefined || client_secret === undefined) return null
  const [id, secret] = [decoded(client_id), decoded(client_secret)]
  return id === null || secret === null ? null : { client_id: id, client_secret: secret }
}

/** Id and secret are encoded as in a form before they are joined. */
function decoded(text: string): string | null {
  try {
    const plain = decodeURIComponent(text.replaceAll('+', ' '))
    return /^[\x20-\x7e]+$/.test(plain) ? plain : null
  } catch {
    return null
  }
}
