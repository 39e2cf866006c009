import { useEffect } from 'react'
import { saveHomeMark } from './home-mark.ts'

/** Keeps whether the home page invites to send an invoice, for what is printed of it the next time. */
export function useHomeMark(invites: boolean): void {
  useEffect(() => saveHomeMark(invites), [invites])
}
