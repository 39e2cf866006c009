import { afterEach, expect, it, vi } from 'vitest'
import { launchOptions } from './browser.ts'

afterEach(() => vi.unstubAllEnvs())

it('configurations that name a browser can be read where none is installed', () => {
  vi.stubEnv('CHROMIUM_PATH', undefined)
  vi.stubEnv('PATH', '/nowhere')
  expect(launchOptions().executablePath).toBe('chromium')
})
