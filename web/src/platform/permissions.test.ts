import { describe, expect, it } from 'vitest'
import { isGranted } from './permissions.tsx'

const granted = { permissions: ['refunds:read', 'animals:read'], features: ['sponsorship'] } satisfies Parameters<typeof isGranted>[0]

describe('isGranted', () => {
  it.each([
    [{ permission: 'refunds:read' }, true],
    [{ permission: 'refunds:write' }, false],
    [{ anyOf: ['refunds:write', 'animals:read'] }, true],
    [{ anyOf: ['refunds:write', 'animals:write'] }, false],
    [{ allOf: ['refunds:read', 'animals:read'] }, true],
    [{ allOf: ['refunds:read', 'animals:write'] }, false],
    [{ feature: 'sponsorship' }, true],
    [{ feature: 'notifications' }, false],
    [{ permission: 'refunds:read', feature: 'notifications' }, false],
    [{}, true],
  ] as const)('[GATE-02] %j is %s', (wanted, answer) => {
    expect(isGranted(granted, wanted)).toBe(answer)
  })
})
