type SentFile = { bytes: Buffer; name: string; media_type: string; part?: string }

export type Multipart = {
  fields: Record<string, string>
  file?: SentFile
  files?: readonly SentFile[]
}

/** A multipart body, byte by byte as a browser sends it. */
export function multipartOf({ fields, file, files = [] }: Multipart): { payload: Buffer; content_type: string } {
  const boundary = '----coussinet-test-boundary'
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
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
