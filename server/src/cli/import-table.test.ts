import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testNevg } from '#modules/integration/tests/a-brought-member.ts'
import type { OpenDatabase } from '#platform/db/db.ts'
import { type CommandDatabase, startCommandDatabase } from '#testing/program/command-database.ts'
import { bin } from '#testing/program/run-command.ts'
import { runHere } from '#testing/program/run-here.ts'

let opened: CommandDatabase
let database: OpenDatabase
let folder: string
let env: Record<string, string>
beforeAll(async () => {
  opened = await startCommandDatabase('imported')
  ;({ env, folder, database } = opened)
})
afterAll(() => opened.close())

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

/** Contracts and animals of the table that is killed. */
async function ofKilled(): Promise<number[]> {
  const { rows } = await sql<{ contracts: string; animals: string }>`
    select count(distinct contracts.member_id) as contracts, count(distinct animals.member_id) as animals
    from members
    left join contracts on contracts.member_id = members.member_id
    left join animals on animals.member_id = members.member_id
    where email like 'killed%'`.execute(database.db)
  return rows.flatMap(({ contracts, animals }) => [Number(contracts), Number(animals)])
}

/** All that the database holds, a hash a table. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await sql<{ place: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as place from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(database.db)
  const hashes: Record<string, string> = {}
  for (const { place } of rows) {
    const { rows: found } = await sql<{ hash: string }>`
      select md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as hash from ${sql.raw(place)} t`.execute(
      database.db,
    )
    hashes[place] = found[0]?.hash ?? ''
  }
  return hashes
}

describe('a table of the insurer’s', () => {
  it('[GO-03] is tried first: each fault is told by its row and column, and nothing is written', async () => {
    const { table, map } = await place([zoe, marc])
    const { code, out } = await runHere(env, ['import', table, '--map', map, '--dry-run'])
    expect([code, out.trim().split('\n')]).toEqual([
      1,
      [
        'row 3: “E-mail” (email) is “marc@example”: this is no e-mail address (email); “Effet” is “31/02/2026”, and should be a day like dd/mm/yyyy; “Espèce” is “Lapin”, and should be one of Chien, Chat',
        '2 rows: 1 would be brought, 1 failed',
        '  member: 1 created, 0 changed, 0 unchanged, 1 failed',
        '  contract: 1 created, 0 changed, 0 unchanged, 1 failed',
        '  animal: 1 created, 0 changed, 0 unchanged, 1 failed',
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
      .replace(';marc@example;', ';marc@example.org;')
      .replace(/;31\/02\/2026;A-2/, ';01/02/2026;A-2')
      .replace(';Lapin;', ';Chat;')
    await writeFile(report, mended)
    expect((await runHere(env, ['import', report, '--map', map])).out).toMatch(/^1 rows: 1 brought, 0 failed/)
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

  it('[GO-03] [REL-01] whose import is killed half-way stands row by row, and is brought whole when it is begun anew', async () => {
    const rows = Array.from({ length: 400 }, (_, at) =>
      zoe
        .replace('412703584', testNevg(1000 + at))
        .replace('zoe@', `killed${at}@`)
        .replace('ZC-1', `ZC-K-${at}`)
        .replace('A-1', `K-${at}`),
    )
    const { table, map } = await place(rows)
    const [members = 0] = await counts()
    const child = spawn(process.execPath, [bin, 'import', table, '--map', map], { env, stdio: 'ignore' })
    const ended = once(child, 'exit')
    await expect.poll(async () => (await counts())[0], { timeout: 20_000, interval: 5 }).toBeGreaterThan(members)
    child.kill('SIGKILL')
    await ended
    // The server ends what was under way once it sees that nobody is there.
    await expect.poll(async () => new Set(await ofKilled()).size).toBe(1)
    const { out } = await runHere(env, ['import', table, '--map', map])
    expect(out).toMatch(/^400 rows: 400 brought, 0 failed/)
    expect(await ofKilled()).toEqual([400, 400])
  })

  it('[GO-03] of the examples is brought by the mapping beside it', async () => {
    const example = (name: string) => join(import.meta.dirname, '../../../examples/import', name)
    const { code, out } = await runHere(env, ['import', example('policies.csv'), '--map', example('policies.json')])
    expect([code, out.trim().split('\n')]).toEqual([
      0,
      [
        '2 rows: 2 brought, 0 failed',
        '  member: 1 created, 0 changed, 1 unchanged, 0 failed',
        '  contract: 1 created, 0 changed, 1 unchanged, 0 failed',
        '  animal: 2 created, 0 changed, 0 unchanged, 0 failed',
      ],
    ])
  })

  it('[GO-03] of the examples with the year that is under way, and what was paid in it, follows', async () => {
    const example = (name: string) => join(import.meta.dirname, '../../../examples/import', name)
    const words = ['import', example('history.csv'), '--map', example('history.json')]
    const { code, out } = await runHere(env, words)
    expect([code, out.trim().split('\n')]).toEqual([
      0,
      [
        '2 rows: 2 brought, 0 failed',
        '  opening_balance: 2 created, 0 changed, 0 unchanged, 0 failed',
        '  past_refund: 1 created, 0 changed, 0 unchanged, 0 failed',
      ],
    ])
    const again = await runHere(env, [...words, '--dry-run'])
    expect(again.out).toContain('past_refund: 0 created, 0 changed, 1 unchanged, 0 failed')
  })

  it('[GO-03] that does not fit its mapping is refused before anything is read', async () => {
    const { table, map } = await place([zoe])
    await writeFile(table, 'N° client;Prenom\n1;2\n', 'latin1')
    const { code, err } = await runHere(env, ['import', table, '--map', map])
    expect([code, err]).toEqual([2, expect.stringContaining('The table has no column “Prénom”, “Nom”')])
    await writeFile(table, `${head};Nom\n`, 'latin1')
    const twice = await runHere(env, ['import', table, '--map', map])
    expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('two columns “Nom”: name each once')])
    await writeFile(map, JSON.stringify({ lines: [{ upsert: 'animal', fields: { nom: 'Nom' } }] }))
    const strange = await runHere(env, ['import', table, '--map', map])
    expect([strange.code, strange.err]).toEqual([
      2,
      expect.stringMatching(/lines\[0\]\.fields names nom, which no animal has\. It may have: .*cover_end/),
    ])
    expect(strange.err).toContain('lines[0].fields lacks id, which each animal needs')
  })

  it('[GO-03] is tried against the brand and the database, row by row, as it would be brought; nothing of it remains', async () => {
    const [, ...rest] = zoe.split(';')
    const second = [testNevg(3), ...rest].join(';').replace('ZC-1', 'ZC-9').replace('A-1', 'A-2')
    // An animal of somebody else's, and one more of a member whom an earlier row would bring.
    const third = [testNevg(3), ...rest].join(';').replace('ZC-1', 'ZC-9').replace('A-1;Oslo', 'A-3;Rex')
    const { table, map } = await place([zoe.replace('Zoé', 'Zoë'), second, third])
    const before = await everything()
    const { code, out } = await runHere(env, ['import', table, '--map', map, '--dry-run'])
    expect([code, out.trim().split('\n')]).toEqual([
      1,
      [
        'row 3: “Code animal” (id) is “A-2”: this is the id of an animal of another member (conflict)',
        '3 rows: 2 would be brought, 1 failed',
        '  member: 1 created, 1 changed, 1 unchanged, 0 failed',
        '  contract: 1 created, 0 changed, 2 unchanged, 0 failed',
        '  animal: 1 created, 0 changed, 1 unchanged, 1 failed',
      ],
    ])
    expect(await everything()).toEqual(before)
  })

  it('[GO-03] holds no member while the rest of it is tried', async () => {
    const child = spawn(process.execPath, [bin, 'import', '-', '--dry-run'], { env, stdio: ['pipe', 'pipe', 'ignore'] })
    const said = text(child.stdout)
    child.stdin.write('{"upsert":"member","nevg":"412703584","firstname":"Zoë"}\n')
    const tried = () =>
      sql`select 1 from pg_stat_activity where state = 'idle in transaction' and query like 'release savepoint%'`
        .execute(database.db)
        .then(({ rows }) => rows.length)
    await expect.poll(tried, { timeout: 20_000 }).toBe(1)
    await database.db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '2s'`.execute(tx)
      await sql`select member_id from members where nevg = '412703584' for update`.execute(tx)
    })
    child.stdin.end()
    expect(await said).toContain('member: 0 created, 1 changed, 0 unchanged, 0 failed')
  })

  it('[GO-03] has the rows that stand brought where others of the same transaction do not', async () => {
    const others = [testNevg(1), testNevg(2)].map((nevg, index) =>
      zoe
        .replace('412703584', nevg)
        .replace('zoe@', `z${index}@`)
        .replace('ZC-1', index === 0 ? 'ZC-1' : 'ZC-3')
        .replace('A-1', `B-${index}`),
    )
    const rows = [...others, zoe.replace('412703584', '1')]
    const { table, map } = await place(rows)
    const { code, out } = await runHere(env, ['import', table, '--map', map, '--json'])
    const report: unknown = JSON.parse(out)
    expect([code, report]).toMatchObject([
      1,
      {
        received: 3,
        applied: 1,
        upserts: {
          member: { created: 2, changed: 0, unchanged: 0, failed: 1, left: 0 },
          contract: { created: 1, failed: 2 },
          animal: { created: 1, failed: 1, left: 1 },
        },
        // A cell that three upserts read is told once.
        failed: [
          {
            line: 2,
            upsert: 'contract',
            code: 'conflict',
            sentences: ['“Contrat” (number) is “ZC-1”: this is the number of a contract of another member (conflict)'],
            left: ['animal'],
          },
          { line: 4, upsert: 'member', errors: { nevg: ['member_number'] } },
        ],
      },
    ])
  })

  it('[GO-03] whose row bears the number of an earlier one is refused there, tried or brought, and nothing of it is written over anybody', async () => {
    const first = zoe
      .replace('412703584', testNevg(30))
      .replace('zoe@', 'first@')
      .replace('ZC-1', 'ZC-30')
      .replace('A-1', 'D-30')
    // A second animal of the first member says the same of the member and the contract again.
    const sibling = first.replace('D-30;Oslo', 'D-31;Rex')
    const stranger = `${testNevg(30)};Anna;Rossi;anna@example.org;7 RUE DU LAC;44000;NANTES;ZC-32;01/09/2026;D-32;Fido;Chien;M;Border Collie;noir;10/04/2021;24,90`
    const othersContract = first.replace(testNevg(30), testNevg(31)).replace('first@', 'third@').replace('D-30', 'D-33')
    const { table, map, report } = await place([first, sibling, stranger, othersContract])
    const before = await counts()
    const told = [
      `row 4: “N° client” (nevg) is “${testNevg(30)}”: row 2 of this import brings the same one with another firstname, lastname, email, address; one of the two has a number that is not its own (brought_otherwise); the rest of the row was left: contract, animal`,
      'row 5: “Contrat” (number) is “ZC-30”: row 2 of this import brings the same one with another nevg; one of the two has a number that is not its own (brought_otherwise); the rest of the row was left: member, animal',
    ]
    const rest = [
      '  member: 1 created, 0 changed, 1 unchanged, 1 failed, 1 left',
      '  contract: 1 created, 0 changed, 1 unchanged, 1 failed, 1 left',
      '  animal: 2 created, 0 changed, 0 unchanged, 0 failed, 2 left',
    ]
    const tried = await runHere(env, ['import', table, '--map', map, '--dry-run'])
    expect([tried.code, tried.out.trim().split('\n')]).toEqual([
      1,
      [...told, '4 rows: 2 would be brought, 2 failed', ...rest],
    ])
    expect(await counts()).toEqual(before)
    const brought = await runHere(env, ['import', table, '--map', map, '--report', report])
    expect(brought.out.trim().split('\n')).toEqual([...told, '4 rows: 2 brought, 2 failed', ...rest])
    const { email, animals } = await database.db
      .selectFrom('members')
      .select([
        'email',
        ({ selectFrom }) =>
          selectFrom('animals')
            .whereRef('animals.member_id', '=', 'members.member_id')
            .select(({ fn }) => fn.countAll<string>().as('n'))
            .as('animals'),
      ])
      .where('nevg', '=', testNevg(30))
      .executeTakeFirstOrThrow()
    expect([email, Number(animals)]).toEqual(['first@example.org', 2])
    // Mended, the rows that failed are brought, and the first member stays as they were.
    const mended = (await readFile(report, 'utf8'))
      .replace(`;${testNevg(30)};Anna`, `;${testNevg(32)};Anna`)
      .replace(';ZC-30;', ';ZC-33;')
    await writeFile(report, mended)
    expect((await runHere(env, ['import', report, '--map', map])).out).toMatch(/^2 rows: 2 brought, 0 failed/)
  })

  it('[GO-03] whose report is brought again as it is: cells that a spreadsheet would run, short rows, names with commas', async () => {
    const members = {
      lines: [
        {
          upsert: 'member',
          fields: {
            nevg: 'N°',
            firstname: 'Nome, titolo, altro',
            lastname: 'Cognome',
            email: 'E-mail',
            'phones.mobile': '+Cellulare',
            locale: { value: 'it' },
            'address.line1': 'Via',
            'address.postal_code': { value: '20121' },
            'address.city': { value: 'MILANO' },
            'address.country': { value: 'IT' },
            'address.line2': 'Scala',
          },
        },
      ],
    }
    await place([])
    const [table, map, report] = ['members.csv', 'map.json', 'faults.csv'].map((name) => join(folder, name))
    await writeFile(map ?? '', JSON.stringify(members))
    await writeFile(
      table ?? '',
      [
        'N°|Nome, titolo, altro|Cognome|E-mail|+Cellulare|Via|Scala',
        `${testNevg(70)}|Anna|Neri|anna|+393331234567|-- VIA ROMA 1|A`,
        '1|2|3|4|5|6|7|8',
        `${testNevg(71)}|Ugo|Verdi|ugo|'+393331234568|VIA ROMA 2`,
      ].join('\n'),
    )
    const words = (file: string | undefined) => ['import', file ?? '', '--map', map ?? '', '--report', report ?? '']
    expect((await runHere(env, words(table))).out).toContain('3 rows: 0 brought, 3 failed')
    const first = await readFile(report ?? '', 'utf8')
    expect(first).toContain(";'+393331234567;'-- VIA ROMA 1;A\n")
    // Its own report is as good a table, faults and all; the faults of a second time take the place of the first ones.
    const mended = first.replace(';anna;', ';anna@example.org;')
    await writeFile(table ?? '', mended)
    expect((await runHere(env, words(table))).out).toContain('3 rows: 1 brought, 2 failed')
    const second = (await readFile(report ?? '', 'utf8')).split('\n')
    expect(second[0]).toBe('\ufefffault;N°;"Nome, titolo, altro";Cognome;E-mail;\'+Cellulare;Via;Scala')
    expect(second[2]).toMatch(
      /^row 4: .*this is no e-mail address \(email\);.*;Ugo;Verdi;ugo;'\+393331234568;VIA ROMA 2;$/,
    )
    const { mobile, line1 } = await database.db
      .selectFrom('members')
      .select(['mobile', 'line1'])
      .where('nevg', '=', testNevg(70))
      .executeTakeFirstOrThrow()
    expect([mobile, line1]).toEqual(['+393331234567', '-- VIA ROMA 1'])
  })

  it('[GO-03] of an insurer of Italy and Belgium: foundations, tattoos, mandates of some, and each amount that is none', async () => {
    const column = (name: string, as: string) => ({ column: name, as })
    const italian = {
      days: 'dd/mm/yyyy',
      lines: [
        {
          upsert: 'member',
          fields: {
            nevg: 'Cliente',
            firstname: 'Nome',
            lastname: 'Cognome',
            organisation: 'Ente',
            email: 'Email',
            locale: { column: 'Lingua', values: { I: 'it', F: 'fr-BE' } },
            'address.line1': { value: 'VIA ROMA 1' },
            'address.postal_code': 'CAP',
            'address.city': 'Comune',
            'address.country': 'Stato',
          },
        },
        {
          upsert: 'contract',
          fields: {
            number: 'Polizza',
            nevg: 'Cliente',
            country: 'Stato',
            effective_date: { value: '2026-03-01' },
            due_day: { value: 5 },
            'debit.kind': { value: 'bank_account' },
            'debit.umr': 'Mandato',
            'debit.iban': { value: 'IT60X0542811101000000123456' },
            'debit.holder': 'Intestatario',
            'debit.signed_at': column('Firma', 'day'),
          },
        },
        {
          upsert: 'animal',
          fields: {
            id: column('Polizza', 'code'),
            nevg: 'Cliente',
            name: { value: 'Argo' },
            type: { value: 'dog' },
            gender: { value: 'male' },
            breed: { value: 'Meticcio' },
            colour: { value: 'nero' },
            birth_date: { value: '2021-04-10' },
            icad: 'Tatuaggio',
            cover_start: { value: '2026-03-01' },
            formula: { value: 'integrale' },
            monthly_price_cents: column('Premio', 'amount'),
          },
        },
      ],
    }
    await place([])
    const [table, map] = [join(folder, 'members.csv'), join(folder, 'map.json')]
    await writeFile(map, JSON.stringify(italian))
    const row = (at: number, cells: string) => `${testNevg(80 + at)};ente${at}@example.org;IT-P-${at};${cells}`
    await writeFile(
      table,
      [
        'Cliente;Email;Polizza;Nome;Cognome;Ente;Lingua;CAP;Comune;Stato;Mandato;Intestatario;Firma;Tatuaggio;Premio',
        row(1, 'Anna;Neri;;I;20121;MILANO MI;IT;IT-M-1;ANNA NERI;24/02/2026;45 MI 1234;24,90'),
        row(2, ';;Fondazione Amici di Argo;I;20121;MILANO MI;IT;IT-M-2;FONDAZIONE ARGO;24/02/2026;9PI123;€ 19,90'),
        row(3, 'Jean;Dupont;Asbl Les Amis de Milou;F;1000;BRUXELLES;BE;;;;B12A34;19,90'),
        row(4, 'Marie;Janssens;;F;1000;BRUXELLES;BE;;;;45MI1234;19,90'),
        row(5, 'Ugo;Verdi;;I;20121;MILANO MI;IT;IT-M-5;UGO VERDI;24-02/2026;9PI124;12.90'),
        row(6, ';;;I;20121;MILANO MI;IT;;;;9PI125;19,90'),
        '',
      ].join('\n'),
    )
    const { out } = await runHere(env, ['import', table, '--map', map])
    const amount = 'an amount like 24,90 (“.” parts thousands where the mapping has "thousands": ".")'
    expect(out.trim().split('\n').slice(0, 4)).toEqual([
      expect.stringMatching(
        /^row 5: “Tatuaggio” \(icad\) is “45MI1234”: this is neither a chip .* nor in BE like B12A34/,
      ),
      `row 6: “Firma” is “24-02/2026”, and should be a day like dd/mm/yyyy; “Premio” is “12.90”, and should be ${amount}`,
      expect.stringMatching(/^row 7: “Nome” \(firstname\) is empty: it is needed \(required\); “Cognome” \(lastname\)/),
      '6 rows: 3 brought, 3 failed',
    ])
    const { rows } = await sql<Record<string, string | null>>`
      select organisation, lastname, umr, icad from members
      left join mandates on mandates.member_id = members.member_id
      left join animals on animals.member_id = members.member_id
      where members.email in ('ente1@example.org', 'ente2@example.org', 'ente3@example.org') order by email`.execute(
      database.db,
    )
    expect(rows).toEqual([
      { organisation: null, lastname: 'Neri', umr: 'IT-M-1', icad: '45MI1234' },
      { organisation: 'Fondazione Amici di Argo', lastname: '', umr: 'IT-M-2', icad: '9PI123' },
      { organisation: 'Asbl Les Amis de Milou', lastname: 'Dupont', umr: null, icad: 'B12A34' },
    ])
  })

  it('[GO-03] of lines is looked at alike, and a row that failed counts for those after it', async () => {
    const address = { line1: '5 RUE DES LILAS', postal_code: '44000', city: 'NANTES', country: 'FR' }
    const member = { upsert: 'member', nevg: testNevg(40), firstname: 'Nino', lastname: 'Verdi', locale: 'fr', address }
    const lines = [
      { ...member, email: 'nino' },
      { ...member, firstname: 'Ugo', email: 'ugo@example.org' },
      { upsert: 'member', nevg: testNevg(40), phones: { mobile: '+33639981299' } },
    ]
    const file = join(folder, 'lines.ndjson')
    await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    const { out } = await runHere(env, ['import', file, '--json'])
    expect(JSON.parse(out)).toMatchObject({
      failed: [
        { line: 1, errors: { email: ['email'] } },
        {
          line: 2,
          code: 'conflict',
          errors: { nevg: ['brought_otherwise'] },
          params: { nevg: { line: 1, fields: 'firstname, email' } },
          sentences: [
            expect.stringContaining('line 1 of this import brings the same one with another firstname, email'),
          ],
        },
        { line: 3, errors: { firstname: ['required'] } },
      ],
    })
  })

  it('[GO-03] whose lines end otherwise than its head is read all the same', async () => {
    const { table, map } = await place([])
    const row = (at: number) =>
      zoe
        .replace('412703584', testNevg(at))
        .replace('zoe@', `ends${at}@`)
        .replace(';ZC-1;', `;ZC-E-${at};`)
        .replace(';A-1;', `;E-${at};`)
    await writeFile(table, Buffer.from(`${head}\r\n${[row(50), row(51), row(52)].join('\n')}\n`, 'latin1'))
    expect((await runHere(env, ['import', table, '--map', map])).out).toMatch(/^3 rows: 3 brought, 0 failed/)
  })

  it('[GO-03] has a limit told in the unit of its cells, and whose it is; an animal of another member is said to be that', async () => {
    const opening = {
      lines: [
        {
          upsert: 'opening_balance',
          fields: {
            id: { column: 'Code', as: 'code' },
            nevg: 'N°',
            insurance_year_start: { value: '2026-09-01' },
            ceiling_used_cents: { column: 'Plafond', as: 'amount' },
            package_used_cents: { column: 'Forfait', as: 'amount' },
          },
        },
      ],
    }
    await place([])
    const [table, map] = [join(folder, 'members.csv'), join(folder, 'map.json')]
    await writeFile(map, JSON.stringify(opening))
    await writeFile(
      table,
      `Code;N°;Plafond;Forfait\nE-50;${testNevg(50)};10.070,00;0\nE-50;${testNevg(50)};0;1.000,00\nE-50;${testNevg(51)};0;0\n`,
    )
    expect((await runHere(env, ['import', table, '--map', map, '--dry-run'])).out.split('\n').slice(0, 3)).toEqual([
      'row 2: “Plafond” (ceiling_used_cents) is “10.070,00”: it is too big: the formula’s yearly ceiling is 1500,00 € (schema.too_big)',
      'row 3: “Forfait” (package_used_cents) is “1.000,00”: it is too big: the formula’s package of prevention is 50,00 € a year (schema.too_big)',
      'row 4: “Code” (id) is “E-50”: this animal belongs to another member (other_members_animal)',
    ])
  })

  it('[GO-03] with new animals that have a formula and no cover_start is warned of, tried or brought, once', async () => {
    const animal = {
      upsert: 'animal',
      nevg: testNevg(50),
      name: 'Argo',
      type: 'dog',
      gender: 'male',
      breed: 'Border Collie',
      colour: 'noir',
      birth_date: '2021-04-10',
      formula: 'integrale',
      monthly_price_cents: 2490,
    }
    const ids = ['60', '61', '62'].map((end) => `6f1c6f3a-5d0b-5c1e-8f0a-2b7d8e4c5a${end}`)
    const lines = [
      { ...animal, id: ids[0] },
      { ...animal, id: ids[1], formula: 'default' },
      { ...animal, id: ids[2], cover_start: '2026-09-01' },
    ]
    const file = join(folder, 'lines.ndjson')
    await writeFile(
      file,
      [
        {
          upsert: 'member',
          nevg: testNevg(50),
          firstname: 'Ida',
          lastname: 'Neri',
          email: 'ida@example.org',
          locale: 'fr',
          address: { line1: '5 RUE DES LILAS', postal_code: '44000', city: 'NANTES', country: 'FR' },
        },
        ...lines,
      ]
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    )
    const warning =
      '  warning: animal: 1 new with a formula and without cover_start: they have no cover, and their certificate names no first day'
    const tried = await runHere(env, ['import', file, '--dry-run'])
    expect([tried.code, tried.out.trim().split('\n').at(-1)]).toEqual([0, warning])
    const { code, out } = await runHere(env, ['import', file, '--json'])
    expect([code, JSON.parse(out)]).toMatchObject([0, { warnings: { cover_start_missing: 1 } }])
    expect((await runHere(env, ['import', file])).out).not.toContain('warning')
  })
})
