import { useSyncExternalStore } from 'react'
import { isSignedIn, watchSession } from './session.ts'

/** Whether a member is signed in, now and after each sign-in and sign-out in any tab. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(watchSession, isSignedIn, isSignedIn)
}
