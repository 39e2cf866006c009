import { EARLY_CALLS } from '../early-calls.ts'
import { holdFonts } from '../fonts.ts'
import { startRequests } from './early-requests.ts'
import { startBehindPaint } from './start-code.ts'
import { showTheme } from './theme.ts'

// Written in by the build: the calls below /api that guests and members alike may make.
declare const EARLY: readonly string[]

showTheme()
holdFonts()
Reflect.set(globalThis, EARLY_CALLS, startRequests(EARLY, { accept: 'application/json' }))
startBehindPaint('low')
