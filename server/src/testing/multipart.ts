export type Multipart = {
  fields: Record<string, string>
  file?: { bytes: Buffer; name: string; media_type: string; part?: string }
}

/** A multipart body, byte by byte as a browser sends it. */
export function multipartOf({ fields, file }: Multipart): { payload: Buffer; content_type: string } {
  const boundary = '----coussinet-test-boundary'
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) => Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`))
  if (file) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${file.part ?? 'file'}"; filename="${file.name}"\r\ncontent-type: ${file.media_type}\r\n\r\n`
    parts.push(Buffer.from(head), file.bytes, Buffer.from('\r\n'))
  }
  return { payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]), content_type: `multipart/form-data; boundary=${boundary}` }
}
