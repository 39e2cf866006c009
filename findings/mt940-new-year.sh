#!/usr/bin/env bash
# A line of a bank statement in MT940 (:61:) has two days: the value date with its year (YYMMDD), and the day of the entry without one
# (MMDD), which lies within days of it. Expected of a reader: a debit of value 31 December 2026 that was entered on 2 January is one of 2
# January 2027. Seen: four readers give the entry the year of the value date, so it is of 2 January 2026, and a credit of value 2 January
# 2027 that was entered on 31 December is of 31 December 2027, a year ahead. In the middle of a year all four are right.
source "$(dirname "$0")/setup.sh" mt940js@1.3.5 mt940-js@1.0.0 swiftmessageparser@1.2.1 @centrapay/swift-parser@1.0.1 tslib@2.8.1
cat >look.cjs <<'JS'
const centrapay = require('@centrapay/swift-parser')
const isomorphic = require('mt940-js')
const { Parser } = require('mt940js')
const swift = require('swiftmessageparser')

const statement = (first, line, last) =>
  [
    ':20:STATEMENT',
    ':25:FR7630004000010000000000136',
    ':28C:00001/001',
    `:60F:C${first}EUR1000,00`,
    `:61:${line}64,10NTRFNONREF`,
    `:62F:C${last}EUR${line.includes('D') ? '935,90' : '1064,10'}`,
    '-',
    '',
  ].join('\r\n')
const readers = {
  mt940js: (text) => new Parser().parse(text)[0].transactions[0],
  'mt940-js': async (text) => (await isomorphic.read(Buffer.from(text)))[0].transactions[0],
  swiftmessageparser: (text) => swift.parse({ type: 'mt940', data: text })[0].transactions[0],
  '@centrapay/swift-parser': (text) => centrapay.parse({ type: 'mt940', data: text })[0].transactions[0],
}
const day = (date) => new Date(date).toISOString().slice(0, 10)
const expected = [
  [statement('261120', '2611201123D', '261123'), '2026-11-20, entered 2026-11-23'],
  [statement('261230', '2612310102D', '270102'), '2026-12-31, entered 2026-01-02'],
  [statement('261230', '2701021231C', '270102'), '2027-01-02, entered 2027-12-31'],
]
async function look() {
  for (const [text, seen] of expected)
    for (const [name, read] of Object.entries(readers)) {
      const { date, valueDate = date, entryDate } = await read(text)
      const found = `${day(valueDate)}, entered ${day(entryDate)}`
      console.log(`${text.match(/:61:.*/)[0]} ${name}: value ${found}`)
      if (found !== seen) throw new Error(`${seen} was seen before`)
    }
}
look()
JS
TZ=UTC node look.cjs
echo 'as described: mt940js 1.3.5, mt940-js 1.0.0, swiftmessageparser 1.2.1, @centrapay/swift-parser 1.0.1'
