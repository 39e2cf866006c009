// An invoice's page is read without it.
const sax = await import('sax').then(
  (module) => module.default,
  () => null,
)

/** An element by its local name, with its text and the elements within. */
export type XmlElement = { name: string; text: string; children: XmlElement[] }

// An invoice of 200 lines has some 6,000 elements, eight deep.
const MOST_BYTES = 2 * 1024 * 1024
const MOST_ELEMENTS = 50_000
const DEEPEST = 40

/**
 * Parses XML strictly, without a document type and thus without entities of its own; null for what is malformed, larger or deeper than any
 * invoice, and where the parser is not installed.
 */
export function parseXml(bytes: Uint8Array): XmlElement | null {
  if (sax === null || bytes.length > MOST_BYTES) return null
  const top: XmlElement = { name: '', text: '', children: [] }
  const open = [top]
  let elements = 0
  const xml = sax.parser(true, { xmlns: true, trim: true })
  const refuse = (why: string): never => {
    throw new Error(why)
  }
  xml.onerror = (error) => refuse(error.message)
  xml.ondoctype = () => refuse('A document type')
  xml.onopentag = (tag) => {
    const element: XmlElement = { name: 'local' in tag ? tag.local : tag.name, text: '', children: [] }
    elements += 1
    if (elements > MOST_ELEMENTS || open.length > DEEPEST) refuse('Too many elements')
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  }
  xml.ontext = addText
  xml.oncdata = addText
  xml.onclosetag = () => {
    open.pop()
  }
  try {
    xml.write(decode(bytes)).close()
  } catch {
    return null
  }
  return top.children[0] ?? null
}

function decode(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/** Elements at a path of local names below an element, parted by slashes; a bar parts names that stand for each other. */
export function findAll(element: XmlElement, path: string): XmlElement[] {
  return path.split('/').reduce<XmlElement[]>(
    (found, step) => {
      const names = step.split('|')
      return found.flatMap(({ children }) => children.filter(({ name }) => names.includes(name)))
    },
    [element],
  )
}

/** The text of the first element at a path; null where there is none, or it is empty. */
export function findText(element: XmlElement, path: string): string | null {
  const text = findAll(element, path)[0]?.text.trim()
  return text === undefined || text === '' ? null : text
}
