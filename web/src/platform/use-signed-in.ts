import { useSyncExternalStore } from 'react'
import { isSignedIn, onSessionChange } from './calls/session.ts'

/** Tells whether a member is signed in, now and after each sign-in and sign-out in any tab. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onSessionChange, isSignedIn, isSignedIn)
}
