import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { datesIn } from './dates.messages.ts'
import { type DateAhead, writeCalendar } from './write-calendar.ts'

const public_url = 'https://portail.coussinet.example'
const at = new Date('2026-11-20T10:00:00Z')
const date = (more: Partial<DateAhead> = {}): DateAhead => ({
  id: 'ending-1',
  day: '2026-12-05',
  title: 'Fin',
  text: 'Dernier jour.',
  path: '/profile/contract',
  ...more,
})
const write = (...dates: DateAhead[]) => writeCalendar(dates, { language: 'fr', public_url, at })
// The parser that Thunderbird reads calendars with.
const parse = (text: string) => new ICAL.Component(ICAL.parse(text))
const eventsOf = (text: string) =>
  parse(text)
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))

describe('the file', () => {
  it('[CAL-01] names itself, is published, and says how often to read it again', () => {
    const calendar = parse(write(date()))
    const said = (name: string) => calendar.getFirstPropertyValue(name)?.toString()
    expect(['version', 'method', 'x-wr-calname', 'name', 'prodid'].map(said)).toEqual([
      '2.0',
      'PUBLISH',
      'Coussinet',
      'Coussinet',
      '-//Coussinet//Espace adhérent//FR',
    ])
    expect([said('refresh-interval'), said('x-published-ttl')]).toEqual(['PT12H', 'PT12H'])
    expect(calendar.getFirstProperty('refresh-interval')?.type).toBe('duration')
  })

  it('[CAL-01] is read by programs that are strict: CRLF at each end, the last too, 75 octets a line, UTF-8 whole', () => {
    const long = `${'Élégante été '.repeat(20)}🐕‍🦺🐈‍⬛ ${'🐾'.repeat(40)}`
    const text = write(date({ title: long, text: `${'Où est-il ? '.repeat(30)}` }))
    expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lines = text.split('\r\n')
    expect(lines.some((line) => line.startsWith(' '))).toBe(true)
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line.isWellFormed()).toBe(true)
    }
    expect(eventsOf(text)[0]?.summary).toBe(long)
  })

  it('is a calendar without a day, too', () => {
    expect(parse(write()).getAllSubcomponents('vevent')).toEqual([])
  })
})

describe('a day', () => {
  it.each([
    ['2026-12-05', '2026-12-06'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
    ['2027-02-28', '2027-03-01'],
    // the nights in which the clocks change
    ['2027-03-28', '2027-03-29'],
    ['2026-10-25', '2026-10-26'],
  ])('[CAL-01] %s is whole, and ends where %s begins', (day, next) => {
    const text = write(date({ day }))
    const [event] = eventsOf(text)
    expect([
      event?.startDate.isDate,
      event?.startDate.toString(),
      event?.endDate.isDate,
      event?.endDate.toString(),
    ]).toEqual([true, day, true, next])
    expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`)
    expect(text).not.toContain('TZID')
  })

  it('[CAL-01] rings no alarm and keeps nobody busy', () => {
    const text = write(date())
    const event = parse(text).getFirstSubcomponent('vevent')
    expect(event?.getAllSubcomponents('valarm')).toEqual([])
    expect(event?.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  })

  it('[CAL-01] leads to its page, and bears the time of the reading', () => {
    const [event] = eventsOf(write(date()))
    expect(event?.description).toBe(`Dernier jour.\n${public_url}/profile/contract`)
    expect(event?.component.getFirstPropertyValue('url')).toBe(`${public_url}/profile/contract`)
    expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-20T10:00:00Z')
    expect(event?.uid).toBe('ending-1@coussinet')
  })

  it.each([
    ['a comma, a semicolon; a colon: and a back\\slash', 'a comma, a semicolon; a colon: and a back\\slash'],
    ['“Quoted” "names" and \\n that is no line', '“Quoted” "names" and \\n that is no line'],
    ['🐶 Ławka-Ünïçødé 犬', '🐶 Ławka-Ünïçødé 犬'],
    ['Oslo\r\nEND:VEVENT\r\nBEGIN:VEVENT\nX', 'Oslo END:VEVENT BEGIN:VEVENT X'],
    ['half\ud83d\u2028and\u0000half', 'half\ufffd and half'],
  ])('[CAL-01] keeps %j as it is, and on one line', (title, summary) => {
    const events = eventsOf(write(date({ title: `${title}.` }), date({ id: 'ending-2' })))
    expect(events.map((event) => event.summary)).toEqual([`${summary}.`, 'Fin'])
  })
})

it('[GO-07] speaks Dutch to who reads Dutch, with the month and the amount', () => {
  const said = datesIn.nl.contribution('€\u00a081,41', 'december 2026')
  expect(said).toEqual({ title: 'Premie: €\u00a081,41', text: 'Vervaldag van uw premie, december 2026.' })
  const text = writeCalendar([date(said)], { language: 'nl', public_url, at })
  expect(parse(text).getFirstPropertyValue('prodid')?.toString()).toContain('Klantenzone//NL')
  expect(eventsOf(text)[0]?.summary).toBe(said.title)
})
