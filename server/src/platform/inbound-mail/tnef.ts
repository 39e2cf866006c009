import { kindByMagic } from '../files/inspect.ts'

// Outlook wraps what it sends as “rich text” in one file, mostly named winmail.dat (TNEF; Microsoft’s [MS-OXTNEF], 2.1.3).
const signature = 0x22_3e_9f_78
const attributes = { begin: 0x0006_9002, title: 0x0001_8010, data: 0x0006_800f }
/** bytes of an attribute around its value: level, id and length before it, a checksum after it */
const around = { before: 9, after: 2 }

const mediaTypes = { jpeg: 'image/jpeg', png: 'image/png', heic: 'image/heic', pdf: 'application/pdf' }

export const isTnef = (bytes: Buffer): boolean => bytes.length >= 6 && bytes.readUInt32LE(0) === signature

/** Files that Outlook wrapped, in their order, without drawings of other programs in the text; null if the wrapping is cut short. */
export function readTnef(bytes: Buffer): { name: string; media_type: string; bytes: Buffer }[] | null {
  const files: { name: string; bytes: Buffer | null }[] = []
  for (let at = 6; at < bytes.length;) {
    if (at + around.before > bytes.length) return null
    const id = bytes.readUInt32LE(at + 1)
    const begin = at + around.before
    const end = begin + bytes.readUInt32LE(at + 5)
    if (end + around.after > bytes.length) return null
    const value = bytes.subarray(begin, end)
    if (id === attributes.begin) files.push({ name: '', bytes: null })
    const file = files.at(-1)
    if (file && id === attributes.title) file.name = nameOf(value)
    if (file && id === attributes.data) file.bytes = value
    at = end + around.after
  }
  return files.flatMap(({ name, bytes: content }) => {
    if (content === null) return []
    const kind = kindByMagic(content)
    return [{ name, media_type: kind === null ? 'application/octet-stream' : mediaTypes[kind], bytes: content }]
  })
}

/** Name in the code page of the sender's Windows, this one in all countries of the portal; it may be a short one of eight and three. */
const nameOf = (value: Buffer) =>
  new TextDecoder('windows-1252')
    .decode(value)
    .replace(/\0.*$/s, '')
    .trim()
    .replace(/\.hei$/i, '.heic')
