import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'

export type DnsServer = { resolver: Resolver; close(): Promise<void> }

type Records = Readonly<Record<string, readonly string[]>>

/** A DNS server on this machine that knows the text records of these names, and the mail servers of those; every other name is none. */
export async function startDns(texts: Records, servers: Records = {}): Promise<DnsServer> {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) =>
    socket.send(answerTo(question, { texts, servers }), port, address),
  )
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver({ timeout: 500, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return { resolver, close: () => new Promise((resolve) => socket.close(() => resolve())) }
}

const headerLength = 12

const [TXT, MX] = [16, 15]

/** Data of a text record: parts of 255 characters at most. */
const textData = (text: string): Buffer =>
  Buffer.concat(
    (text.match(/.{1,255}/gs) ?? []).map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])),
  )

/** Data of a mail server's record: its preference and its name. */
const serverData = (name: string): Buffer =>
  Buffer.concat([
    Buffer.from([0, 10]),
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ])

function answerTo(question: Buffer, { texts, servers }: { texts: Records; servers: Records }): Buffer {
  const labels: string[] = []
  let at = headerLength
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  const asked = question.subarray(headerLength, at + 5)
  const isOfMail = question.readUInt16BE(at + 1) === MX
  const records = (isOfMail ? servers : texts)[labels.join('.').toLowerCase()]
  const answers = (records ?? []).map((record) => {
    const data = isOfMail ? serverData(record) : textData(record)
    const fixed = Buffer.alloc(12)
    // The name of the question, its type, IN, a minute.
    fixed.writeUInt16BE(0xc0_0c, 0)
    fixed.writeUInt16BE(isOfMail ? MX : TXT, 2)
    fixed.writeUInt16BE(1, 4)
    fixed.writeUInt32BE(60, 6)
    fixed.writeUInt16BE(data.length, 10)
    return Buffer.concat([fixed, data])
  })
  const header = Buffer.alloc(headerLength)
  question.copy(header, 0, 0, 2)
  header.writeUInt16BE(records === undefined ? 0x81_83 : 0x81_80, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(answers.length, 6)
  return Buffer.concat([header, asked, ...answers])
}
