// node bench/seed-million.ts [members]: fills the empty database of DATABASE_URL with members of two years and ten refunds each.
import { seedMembers } from './seed-members.ts'

const url = process.env['DATABASE_URL']
if (url === undefined) throw new Error('Set DATABASE_URL to a database made for this alone.')
await seedMembers(url, Number(process.argv[2] ?? 1_000_000), console.log)
