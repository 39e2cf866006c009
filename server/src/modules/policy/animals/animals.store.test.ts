import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import {
  findAnimalIcad,
  findAnimalName,
  findAnimals,
  findRevisions,
  findAnimalToRead,
  lockAnimals,
  insertAnimal,
  findInsuredAnimals,
  replaceRevisions,
  findAllRevisions,
  setAnimal,
} from './animals.store.ts'

const portal = portalForTests()
let helene: TestMember
let marco: TestMember

beforeEach(async () => {
  helene = await aMember(portal, { animals: [{ name: 'Oslo' }, { name: 'Mina', type: 'cat', icad: null }] })
  marco = await aMember(portal)
})

const idOf = (member: TestMember, at = 0) => member.animals[at]?.id ?? ''

it('an animal is one member’s, and is changed for that one alone', async () => {
  const { db } = portal
  const mina = idOf(helene, 1)
  expect(await findAnimalToRead(db, helene.member_id, mina)).toMatchObject({ name: 'Mina' })
  expect(await findAnimalToRead(db, marco.member_id, mina)).toBeUndefined()
  await setAnimal(db, marco.member_id, mina, { colour: 'roux' })
  await setAnimal(db, helene.member_id, mina, { colour: 'gris' })
  const held = (await lockAnimals(db, helene.member_id)).find(({ animal_id }) => animal_id === mina)
  if (!held) throw new Error('no such animal')
  expect(held).toMatchObject({ name: 'Mina', type: 'cat', colour: 'gris', position: 1 })
  await insertAnimal(db, { member_id: helene.member_id, ...held, animal_id: newId(), position: 2, name: 'Zoé' })
  expect((await findAnimals(db, helene.member_id)).map(({ name }) => name)).toEqual(['Oslo', 'Mina', 'Zoé'])
})

it('names and covers are told of those that are the member’s', async () => {
  const { db } = portal
  const ids = [idOf(helene), idOf(helene, 1), idOf(marco), newId()]
  const named = await sql<{ animal_id: string; name: string | null; icad: string | null }>`
    select animal_id, ${findAnimalName(helene.member_id, 'asked.animal_id')} as name,
      ${findAnimalIcad(helene.member_id, 'asked.animal_id')} as icad
    from unnest(${ids}::uuid[]) as asked (animal_id)`.execute(db)
  expect(named.rows).toEqual([
    { animal_id: ids[0], name: 'Oslo', icad: '250269812340176' },
    { animal_id: ids[1], name: 'Mina', icad: null },
    { animal_id: ids[2], name: null, icad: null },
    { animal_id: ids[3], name: null, icad: null },
  ])
  const insured = await findInsuredAnimals(db, helene.member_id, ids)
  expect(insured.map(({ animal_id }) => animal_id)).toEqual([idOf(helene), idOf(helene, 1)].toSorted())
  expect(insured[0]).toMatchObject({ cover_start: '2026-01-10', formula: 'integrale' })
  expect(await findInsuredAnimals(db, helene.member_id, ids, { forUpdate: true })).toEqual(insured)
  expect(await findInsuredAnimals(db, helene.member_id, [], { forUpdate: true })).toEqual([])
})

it('names are looked up once, however many rows there are', async () => {
  const { db } = portal
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, costs off, timing off)
    select ${findAnimalName(helene.member_id, 'asked.animal_id')} as name, ${findAnimalIcad(helene.member_id, 'asked.animal_id')} as icad
    from unnest(${Array.from({ length: 50 }, () => idOf(helene))}::uuid[]) as asked (animal_id)`.execute(db)
  const scans = rows.map((row) => row['QUERY PLAN']).filter((line) => / on animals\b/.test(line))
  expect(scans.map((line) => /loops=\d+/.exec(line)?.[0])).toEqual(['loops=1', 'loops=1'])
})

it('announced prices are told of one animal in their order, and of all the last announced first', async () => {
  const { db } = portal
  const { member_id } = helene
  const revision = (from_day: string, announced_on: string) => ({
    from_day,
    announced_on,
    old_price_cents: 2490,
    new_price_cents: 2590,
  })
  const [early, late] = [revision('2026-06-01', '2026-05-01'), revision('2027-06-01', '2027-05-01')]
  await replaceRevisions(db, member_id, idOf(helene), [late, early])
  await replaceRevisions(db, member_id, idOf(helene, 1), [late])
  expect(await findRevisions(db, member_id, idOf(helene))).toEqual([early, late])
  expect(await findAllRevisions(db, member_id)).toEqual([
    { animal_id: idOf(helene), ...late },
    { animal_id: idOf(helene, 1), ...late },
    { animal_id: idOf(helene), ...early },
  ])
  await replaceRevisions(db, member_id, idOf(helene), [])
  expect(await findRevisions(db, member_id, idOf(helene))).toEqual([])
})
