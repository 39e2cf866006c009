import { EARLY_CALLS } from '../platform/calls/early-calls.ts'
import { callsOf } from './calls-of.ts'
import { showTheme } from './theme.ts'

// Written in by the build: what guests and members alike may ask for, below /api.
declare const EARLY: readonly string[]

showTheme()
Reflect.set(globalThis, EARLY_CALLS, callsOf(EARLY, { accept: 'application/json' }))
