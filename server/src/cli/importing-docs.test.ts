import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isIcadOf } from '@coussinet/contract/fields/icad.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upsertKinds } from '#modules/integration/batches/apply-line.ts'
import { readMapping } from '#modules/integration/batches/check-mapping.ts'
import { linesOfRow } from '#modules/integration/batches/mapped-row.ts'
import { fieldNames, kindOfField, findFieldSchemas } from '#modules/integration/batches/upsert-fields.ts'
import type { OpenDatabase } from '#platform/db/db.ts'
import { type CommandDatabase, startCommandDatabase } from '#testing/program/command-database.ts'
import { runHere } from '#testing/program/run-here.ts'

const root = join(import.meta.dirname, '../../..')
const doc = await readFile(join(root, 'docs/importing.md'), 'utf8')

/** Blocks of code of the document, in their order, by what they begin with. */
const blocks = [...doc.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, code = '']) => code)
const block = (start: string): string => {
  const found = blocks.find((code) => code.startsWith(start))
  if (found === undefined) throw new Error(`docs/importing.md has no block that begins with ${start}`)
  return found
}
/** Rows of a table of the document, their cells, by the name of its first column. */
const tableOf = (title: string): string[][] => {
  const [, rows = ''] = new RegExp(`^\\| ${title} .*\\n\\|[-| ]+\\n((?:\\|.*\\n)+)`, 'm').exec(doc) ?? []
  return rows
    .trimEnd()
    .split('\n')
    .map((row) =>
      row
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
}
const codes = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replaceAll('\\|', '|'))

let opened: CommandDatabase
let database: OpenDatabase
let folder: string
let env: Record<string, string>
beforeAll(async () => {
  opened = await startCommandDatabase('documented')
  ;({ env, folder, database } = opened)
  for (const name of ['policies.csv', 'policies.json', 'policies-with-faults.csv'])
    await copyFile(join(root, 'examples/import', name), join(folder, name))
})
afterAll(() => opened.close())

const inFolder = (words: readonly string[]) =>
  runHere(
    env,
    words.map((word) => (/\.(?:csv|json|ndjson)$/.test(word) ? join(folder, word) : word)),
  )
const lined = (text: string) => text.trimEnd().split('\n')

describe('docs/importing.md', () => {
  it('[GO-03] has commands that say what it says they do; the report of one is brought again, mended', async () => {
    const [trying = '', ...rest] = lined(block('$ coussinet import'))
    const [reporting = ''] = rest.splice(-1)
    const words = (line: string) => line.replace('$ coussinet ', '').split(' ')
    const tried = await inFolder(words(trying))
    expect([...lined(tried.out), '']).toEqual(rest)
    expect(lined(tried.out)).toContain(block('row 7:').trimEnd())

    const reported = await inFolder(words(reporting))
    expect(reported.out).toContain('brought, 5 failed')
    const report = join(folder, 'faults.csv')
    expect(await readFile(report, 'utf8')).toContain(";'+33639981205;")
    const mended = (await readFile(report, 'utf8'))
      .replace('marc@example;', 'marc@example.org;')
      .replaceAll('31/02/2026', '01/02/2026')
      .replace(';;7;', ';;10;')
      .replace(/12\.90$/m, '12,90')
      .replace('904127001;Paul', '904127063;Paul')
    await writeFile(report, mended)
    const again = await inFolder(['import', 'faults.csv', '--map', 'policies.json'])
    expect(again.out).toMatch(/^5 rows: 5 brought, 0 failed/)
    const { rows: mandates } = await sql<{ umr: string; holder: string; signed_on: string }>`
      select umr, holder, (signed_at at time zone 'UTC')::date::text as signed_on from mandates order by umr`.execute(
      database.db,
    )
    // Rows without a mandate have none.
    expect(mandates).toEqual([
      { umr: 'ZC-904127-M1', holder: 'CLAIRE MOREAU', signed_on: '2025-02-24' },
      { umr: 'ZC-904128-M1', holder: 'MARC PETIT', signed_on: '2025-02-24' },
    ])
  })

  it('[GO-03] has a table and a mapping that are brought, the same as those of the examples', async () => {
    await inFolder(['import', 'policies.csv', '--map', 'policies.json'])
    const [table, mapping] = [block('N° client;'), block('{\n  "days"')]
    const example = (name: string) => readFile(join(root, 'examples/import', name), 'utf8')
    expect([table, JSON.parse(mapping)]).toEqual([
      await example('history.csv'),
      JSON.parse(await example('history.json')),
    ])
    await writeFile(join(folder, 'history.csv'), table)
    await writeFile(join(folder, 'history.json'), mapping)
    const brought = await inFolder(['import', 'history.csv', '--map', 'history.json'])
    expect(brought.out).toMatch(/^2 rows: 2 brought, 0 failed/)
  })

  it('[GO-03] has an animal that is taken out of cover, and a warning, as the command says it', async () => {
    const [animal = ''] = codes(doc.replaceAll(/^```.*?^```$/gms, '')).filter((code) =>
      code.startsWith('{"upsert": "animal"'),
    )
    const line: unknown = JSON.parse(animal)
    // The animal that the table of before brought, and twelve without their first day.
    const { id } = await database.db
      .selectFrom('animals')
      .select('animal_id as id')
      .where('name', '=', 'Oslo')
      .executeTakeFirstOrThrow()
    await writeFile(join(folder, 'out.ndjson'), JSON.stringify({ ...Object(line), id, nevg: '904127001' }))
    expect((await inFolder(['import', 'out.ndjson'])).out).toMatch(/^1 lines: 1 brought, 0 failed/)
    const dogs = Array.from({ length: 12 }, (_, at) => ({
      upsert: 'animal',
      id: `6f1c6f3a-5d0b-5c1e-8f0a-2b7d8e4c5a${at + 10}`,
      nevg: '904127001',
      name: `Rex ${at}`,
      type: 'dog',
      gender: 'male',
      breed: 'Beagle',
      colour: 'noir',
      birth_date: '2021-04-10',
      formula: 'integrale',
      monthly_price_cents: 2490,
    }))
    await writeFile(join(folder, 'dogs.ndjson'), dogs.map((dog) => JSON.stringify(dog)).join('\n'))
    const { out } = await inFolder(['import', 'dogs.ndjson', '--dry-run'])
    expect(lined(out)).toContain(block('  warning:').trimEnd())
  })

  it('[GO-03] has values of fields that a mapping takes, and cells that they read', () => {
    const told = tableOf('value').map(([value = '', meaning = '']) => [codes(value)[0] ?? '', meaning] as const)
    expect(told.length).toBeGreaterThan(7)
    const fieldOf: Readonly<Record<string, string>> = {
      amount: 'monthly_price_cents',
      day: 'cover_end',
      whole: 'due_day',
      yes_no: 'disabled',
      code: 'id',
    }
    const faults = told.flatMap(([code, meaning]) => {
      const source = JSON.parse(code) as { as?: string; values?: object; value?: string; column?: string }
      const field = fieldOf[source.as ?? ''] ?? (source.values ? 'type' : source.value ? 'locale' : 'name')
      const upsert = upsertKinds.find((kind) => findFieldSchemas(kind, field).length > 0) ?? 'animal'
      const needed = { number: 'N', nevg: 'N', id: { column: 'N', as: 'code' }, name: 'N' }
      const fields = Object.fromEntries(
        Object.entries(needed).filter(([name]) => findFieldSchemas(upsert, name).length > 0),
      )
      const read = readMapping({ lines: [{ upsert, fields: { ...fields, [field]: source } }] })
      if (!('mapping' in read)) return read.faults
      const cells = source.as === 'amount' ? codes(meaning) : []
      return cells.flatMap((text) =>
        linesOfRow({ [source.column ?? '']: text, N: '1' }, read.mapping).flatMap((made) =>
          made.faults.map((fault) => fault.text),
        ),
      )
    })
    expect(faults).toEqual([])
  })

  it('[ANI-04] has numbers of animals that are taken, those of a country in it alone', () => {
    const told = tableOf('where').map(([where = '', , examples = '']) => [where, codes(examples)] as const)
    expect(told).toHaveLength(4)
    const wrong = told.flatMap(([where, examples]) => {
      const own = where.includes('Italy') ? 'IT' : where.includes('Belgium') ? 'BE' : null
      return examples.filter((icad) => isIcadOf(icad, []) !== (own === null) || !isIcadOf(icad, own ? [own] : []))
    })
    expect(wrong).toEqual([])
  })

  it('[GO-03] names fields that an upsert has, and each that a table can bring', () => {
    const [, list = ''] = /^## Fields\n(.*?)^\*\*Organisations/ms.exec(doc) ?? []
    const told = [...list.matchAll(/^- `(\w+)`: (.*)$/gm)]
    expect(new Set(told.map(([, upsert]) => upsert))).toEqual(new Set(upsertKinds))
    for (const [, upsert, fields = ''] of told) {
      const kind = upsertKinds.find((one) => one === upsert) ?? 'member'
      const named = codes(fields).filter((code) => /^[a-z][a-z_]+(?:\.[a-z_0-9]+)*$/.test(code))
      const dotted = named.filter((name) => name.includes('.'))
      expect(dotted.filter((name) => findFieldSchemas(kind, name).length === 0)).toEqual([])
      const bold = [...fields.matchAll(/\*\*`([^`]+)`\*\*/g)].map(([, name = '']) => name)
      expect(bold.filter((name) => findFieldSchemas(kind, name).length === 0)).toEqual([])
      const brought = fieldNames(kind).filter((name) => kindOfField(kind, name) !== 'list')
      const isTold = (name: string) => named.includes(name) || /\.line[234]$/.test(name)
      expect(brought.filter((name) => !isTold(name))).toEqual([])
    }
  })
})
