type SentFile = { bytes: Buffer; name: string; media_type: string; part?: string }

export type Multipart = {
  /** a list comes field by field, `[]` behind its name */
  fields: Record<string, string | readonly string[]>
  file?: SentFile
  files?: readonly SentFile[]
}

/** A multipart body, byte by byte as a browser sends it. */
export function createMultipart({ fields, file, files = [] }: Multipart): { payload: Buffer; content_type: string } {
  const boundary = '----coussinet-test-boundary'
  const field = (name: string, value: string) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  const parts: Buffer[] = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' ? [field(name, value)] : value.map((one) => field(`${name}[]`, one)),
  )
  for (const one of file ? [file, ...files] : files) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${one.part ?? 'file'}"; filename="${one.name}"\r\ncontent-type: ${one.media_type}\r\n\r\n`
    parts.push(Buffer.from(head), one.bytes, Buffer.from('\r\n'))
  }
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    content_type: `multipart/form-data; boundary=${boundary}`,
  }
}
