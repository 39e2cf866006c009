#!/usr/bin/env bash
# @electric-sql/pglite 0.5.16 takes `statement_timeout` and shows it, and never applies it: PostgreSQL's timers are signals, which its
# WebAssembly build has not. Expected with 100 ms: pg_sleep(1) is cancelled (57014). Seen: it finishes after a second. It runs on the
# thread that called, so a timer of the program's own that is due after 100 ms fires after the second, and cannot cancel either.
source "$(dirname "$0")/setup.sh" @electric-sql/pglite@0.5.16
cat >look.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite'
const database = new PGlite()
await database.exec("set statement_timeout = '100ms'")
const [{ statement_timeout }] = (await database.query('show statement_timeout')).rows
const begun = performance.now()
let fired = 0
setTimeout(() => (fired = performance.now() - begun), 100)
let result = 'finished'
await database.query('select pg_sleep(1)').catch(({ code }) => (result = code))
const took = performance.now() - begun
await new Promise((resolve) => setTimeout(resolve, 50))
console.log(`with ${statement_timeout}: ${result} after ${Math.round(took)} ms; a timer of 100 ms after ${Math.round(fired)} ms`)
await database.close()
if (statement_timeout !== '100ms' || result !== 'finished' || took < 1000 || fired < 1000) throw new Error('It was otherwise before')
JS
node look.mjs
echo 'as described: @electric-sql/pglite 0.5.16'
