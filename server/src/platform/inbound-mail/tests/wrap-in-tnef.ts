/** One attribute as [MS-OXTNEF] 2.1.3 lays it out. */
function attribute(level: 1 | 2, id: number, value: Buffer): Buffer {
  const head = Buffer.alloc(9)
  head.writeUInt8(level, 0)
  head.writeUInt32LE(id, 1)
  head.writeUInt32LE(value.length, 5)
  const check = Buffer.alloc(2)
  check.writeUInt16LE(value.reduce((sum, byte) => (sum + byte) % 65_536, 0))
  return Buffer.concat([head, value, check])
}

/** Wraps files as Outlook does (`winmail.dat`); one without bytes is a drawing of another program. */
export const wrapInTnef = (...files: { name: string; bytes: Buffer | null }[]): Buffer =>
  Buffer.concat([
    Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]),
    attribute(1, 0x0008_9006, Buffer.from([0, 0, 1, 0])),
    attribute(1, 0x0006_9007, Buffer.from([0xe4, 4, 0, 0, 0, 0, 0, 0])),
    attribute(1, 0x0007_8008, Buffer.from('IPM.Microsoft Mail.Note\0')),
    attribute(1, 0x0002_800c, Buffer.from('Bonjour\0')),
    ...files.flatMap(({ name, bytes }) => [
      attribute(2, 0x0006_9002, Buffer.alloc(14)),
      ...(bytes === null ? [] : [attribute(2, 0x0006_800f, bytes)]),
      attribute(2, 0x0001_8010, Buffer.from(`${name}\0`, 'latin1')),
      attribute(2, 0x0006_9005, Buffer.alloc(4)),
    ]),
  ])
