import { expect, it } from 'vitest'
import { TableMapping } from './mapping.ts'
import { readTableRows, TableProblem } from './read-table.ts'

const mapping = TableMapping.parse({ separator: ';', lines: [{ upsert: 'member', fields: { nevg: 'nevg' } }] })

async function read(parts: readonly string[]) {
  const numbers: (number | string)[] = []
  let size = 0
  async function* source() {
    for (const part of parts) {
      size += part.length
      yield Buffer.from(part)
    }
  }
  try {
    for await (const { number, row } of readTableRows(source(), mapping, ['nevg', 'name']))
      numbers.push(row === null ? `${number} failed` : number)
    return { numbers, fault: null, size }
  } catch (error) {
    return { numbers, fault: error instanceof TableProblem ? error.message : String(error), size }
  }
}

const part = 'x'.repeat(1024 * 1024)

it('[GO-03] a cell that never ends is one fault with its line and its column, and no more of it is read', async () => {
  const { numbers, fault, size } = await read([
    'nevg;name;note\n412;Jean;\n413;Paul;\n414;"',
    ...Array.from({ length: 60 }, () => part),
    '"\n415;Anne;\n',
  ])
  expect(numbers).toEqual([2, 3])
  expect(fault).toBe(
    'The row that begins in line 4 or soon after has more than 256 kB, up to its column “name”: a quotation mark before it may have no other one. Nothing behind it was read.',
  )
  expect(size).toBeLessThan(4 * 1024 * 1024)
})

it('[GO-03] the same for a quotation mark without another one, for many cells, and for a line without an end', async () => {
  const rows = Array.from({ length: 40_000 }, (_, at) => `${at};Jean;\n`).join('')
  const unclosed = await read(['nevg;name;note\n1;"Jean;\n', rows])
  expect([unclosed.numbers, unclosed.fault]).toEqual([[], expect.stringContaining('line 2')])
  const wide = await read(['nevg;name;note\n1;Jean;\n2;Jean', ';'.repeat(400_000)])
  expect([wide.numbers, wide.fault]).toEqual([['3 failed', 2], null])
  const straight = await read(['nevg;name;note\n1;Jean;', part, part])
  expect([straight.numbers, straight.fault]).toEqual([[], expect.stringContaining('“note”')])
})

it('[GO-03] a row that is broken is a fault of its own, and the next ones are read', async () => {
  expect(await read(['nevg;name;note\n1;Jean;\n2;Je"an";\n3;Anne;\n'])).toMatchObject({ fault: null })
})

it.each(['sep=;\r\n', '\ufeffsep=;\n', '"sep=;"\r\n'])(
  '[GO-03] the line %j, which tells a spreadsheet the separator, is no head, and rows of separators alone are none',
  async (line) => {
    expect(await read([`${line}nevg;name;note\r\n`, '1;Jean;\r\n', ';;\r\n', '2;Anne;\r\n;;\r\n;;\r\n'])).toMatchObject(
      {
        numbers: [3, 5],
        fault: null,
      },
    )
  },
)
