// npm run db:new <name>: an empty migration with the next number.
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../migrations')
const name = process.argv[2]
if (!name || !/^[a-z]+(_[a-z]+)*$/.test(name)) {
  console.error('Say what it is about, in lower case: npm run db:new -- refund_disputes')
  process.exit(1)
}
const numbers = (await readdir(folder)).map((file) => Number(file.slice(0, 4))).filter(Number.isInteger)
const file = `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}_${name}.sql`
await writeFile(join(folder, file), '-- Why this is needed. Every key of a member’s table begins with member_id.\n', {
  flag: 'wx',
})
console.log(`server/migrations/${file}\nThen: npm run db:types`)
