import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#platform/db/db.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { runHere } from '#testing/program/run-here.ts'
import { startPostgres, type TestPostgres } from '#testing/servers/postgres.ts'

let postgres: TestPostgres
let database: OpenDatabase
let folder: string
let env: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'))
  postgres = await startPostgres()
  env = {
    DATABASE_URL: await postgres.createDatabase('imported'),
    DATA_DIR: join(folder, 'data'),
    SECRET_KEY: 'a key of the tests, long enough for them',
    PUBLIC_URL: 'https://portal.example',
  }
  await runHere(env, ['migrate'])
  database = await openPostgres(env['DATABASE_URL'] ?? '', () => {})
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
  await rm(folder, { recursive: true })
})

const mapping = {
  days: 'dd/mm/yyyy',
  encoding: 'windows-1252',
  lines: [
    {
      upsert: 'member',
      fields: {
        nevg: 'N° client',
        firstname: 'Prénom',
        lastname: 'Nom',
        email: 'E-mail',
        locale: { value: 'fr' },
        'address.line1': 'Rue',
        'address.postal_code': 'CP',
        'address.city': 'Ville',
        'address.country': { value: 'FR' },
      },
    },
    {
      upsert: 'contract',
      fields: {
        number: 'Contrat',
        nevg: 'N° client',
        country: { value: 'FR' },
        effective_date: { column: 'Effet', as: 'day' },
        due_day: { value: 5 },
      },
    },
    {
      upsert: 'animal',
      when: { column: 'Animal', is: null },
      fields: {
        id: { column: 'Code animal', as: 'code' },
        nevg: 'N° client',
        name: 'Animal',
        type: { column: 'Espèce', values: { Chien: 'dog', Chat: 'cat' } },
        gender: { column: 'Sexe', values: { M: 'male', F: 'female' } },
        breed: 'Race',
        colour: 'Robe',
        birth_date: { column: 'Né le', as: 'day' },
        cover_start: { column: 'Effet', as: 'day' },
        formula: { value: 'integrale' },
        monthly_price_cents: { column: 'Prix', as: 'amount' },
      },
    },
  ],
}
const head =
  'N° client;Prénom;Nom;E-mail;Rue;CP;Ville;Contrat;Effet;Code animal;Animal;Espèce;Sexe;Race;Robe;Né le;Prix'
const zoe =
  '412703584;Zoé;Lefèvre;zoe@example.org;5 RUE DES LILAS;44000;NANTES;ZC-1;01/09/2026;A-1;Oslo;Chien;M;Border Collie;noir;10/04/2021;24,90'
const marc =
  '428195072;Marc;Petit;marc@example;1 RUE DU PORT;44000;NANTES;ZC-2;31/02/2026;A-2;Mirza;Lapin;F;Européen;roux;10/04/2022;19,90'

async function place(rows: string[]): Promise<{ table: string; map: string; report: string }> {
  const [table, map, report] = ['members.csv', 'map.json', 'faults.csv'].map((name) => join(folder, name))
  await writeFile(table ?? '', Buffer.from([head, ...rows, ''].join('\r\n'), 'latin1'))
  await writeFile(map ?? '', JSON.stringify(mapping))
  return { table: table ?? '', map: map ?? '', report: report ?? '' }
}

const counts = async () => {
  const { members, animals } = await database.db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('members')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .as('members'),
      selectFrom('animals')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .as('animals'),
    ])
    .executeTakeFirstOrThrow()
  return [Number(members), Number(animals)]
}

describe('a table of the insurer’s', () => {
  it('[GO-03] is tried first: each fault is told by its row and column, and nothing is written', async () => {
    const { table, map } = await place([zoe, marc])
    const { code, out } = await runHere(env, ['import', table, '--map', map, '--dry-run'])
    expect([code, out.trim().split('\n')]).toEqual([
      1,
      [
        expect.stringMatching(/^row 3: “E-mail” \(email\): /),
        'row 3: “Effet” is “31/02/2026”, and should be a day like dd/mm/yyyy',
        'row 3: “Espèce” is “Lapin”, and should be one of Chien, Chat; “Effet” is “31/02/2026”, and should be a day like dd/mm/yyyy',
        '6 lines: 3 have the right form, 3 failed',
      ],
    ])
    expect(await counts()).toEqual([0, 0])
  })

  it('[GO-03] is brought row by row; what failed is written to a table, mended, and brought again with the rest', async () => {
    const { table, map, report } = await place([zoe, marc])
    const { code } = await runHere(env, ['import', table, '--map', map, '--report', report])
    expect([code, await counts()]).toEqual([1, [1, 1]])
    const [named, ...faults] = (await readFile(report, 'utf8')).trimEnd().split('\n')
    expect(named).toMatch(/^\ufefffault;N° client;Prénom/)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain('428195072;Marc;Petit')

    // The report itself is mended and brought: its columns are those of the table, its encoding is its own.
    const mended = (await readFile(report, 'utf8'))
      .replace('marc@example', 'marc@example.org')
      .replace(/;31\/02\/2026;A-2/, ';01/02/2026;A-2')
      .replace(';Lapin;', ';Chat;')
    await writeFile(report, mended)
    expect((await runHere(env, ['import', report, '--map', map])).out).toMatch(/3 lines: 3 applied, 0 failed/)
    expect(await counts()).toEqual([2, 2])
    const again = { table: report, map }
    const { name, monthly_price_cents } = await database.db
      .selectFrom('animals')
      .select(['name', 'monthly_price_cents'])
      .where('name', '=', 'Oslo')
      .executeTakeFirstOrThrow()
    expect([name, monthly_price_cents]).toEqual(['Oslo', 2490])
    const { colour, breed } = await database.db
      .selectFrom('animals')
      .select(['colour', 'breed'])
      .where('name', '=', 'Mirza')
      .executeTakeFirstOrThrow()
    expect([colour, breed]).toEqual(['roux', 'Européen'])
    // The same file again changes nothing: ids of codes are the same.
    await runHere(env, ['import', again.table, '--map', map])
    expect(await counts()).toEqual([2, 2])
  })

  it('[GO-03] of the examples is brought by the mapping beside it', async () => {
    const example = (name: string) => join(import.meta.dirname, '../../../examples/import', name)
    const { code, out } = await runHere(env, ['import', example('policies.csv'), '--map', example('policies.json')])
    expect([code, out.trim()]).toEqual([0, '6 lines: 6 applied, 0 failed'])
  })

  it('[GO-03] that does not fit its mapping is refused before anything is read', async () => {
    const { table, map } = await place([zoe])
    await writeFile(table, 'N° client;Prenom\n1;2\n', 'latin1')
    const { code, err } = await runHere(env, ['import', table, '--map', map])
    expect([code, err]).toEqual([2, expect.stringContaining('The table has no column “Prénom”, “Nom”')])
    await writeFile(map, JSON.stringify({ lines: [{ upsert: 'animal', fields: { nom: 'Nom' } }] }))
    const strange = await runHere(env, ['import', table, '--map', map])
    expect([strange.code, strange.err]).toEqual([
      2,
      expect.stringMatching(/names nom, which no animal has\. It may have: .*cover_end/),
    ])
  })
})
