import { expect, it } from 'vitest'
import { deviceName, whichDevice } from './device-name.ts'

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'iPhone',
    'Safari',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Mac', 'Firefox'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Windows',
    'Edge',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Android',
    'Chrome',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'Linux',
    'Chrome',
  ],
  ['curl/8', null, null],
])('tells the device of %s', (agent, system, browser) => {
  expect(whichDevice(agent)).toEqual({ system, browser })
})

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome sur Linux',
    'Chrome su Linux',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux', 'Linux'],
  ['curl/8', null, null],
])('[SAFE-03] a passkey made with %s is proposed a name', (agent, french, italian) => {
  expect(deviceName(whichDevice(agent), 'fr')).toBe(french)
  expect(deviceName(whichDevice(agent), 'it')).toBe(italian)
})

it.each([
  ['Chrome', 'Linux', 'Chrome sur Linux', 'Chrome su Linux'],
  [null, 'Linux', 'Linux', 'Linux'],
  ['Firefox', null, 'Firefox', 'Firefox'],
  [null, null, null, null],
])('[SAFE-01] %s on %s has a name in both languages', (browser, system, french, italian) => {
  expect(deviceName({ browser, system }, 'fr')).toBe(french)
  expect(deviceName({ browser, system }, 'it')).toBe(italian)
})
