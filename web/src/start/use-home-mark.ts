import { useEffect } from 'react'
import { saveHomeMark } from './home-mark.ts'

/** Stores whether the home page invites to send an invoice, for its next prerendered HTML. */
export function useHomeMark(invites: boolean): void {
  useEffect(() => saveHomeMark(invites), [invites])
}
