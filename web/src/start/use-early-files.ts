import { useEffect, useEffectEvent } from 'react'
import { takeEarlyFiles } from './early-files.ts'

/** Gives a page the files that were chosen on what was printed of it. */
export function useEarlyFiles(take: (files: File[]) => void): void {
  const onFiles = useEffectEvent(take)
  useEffect(() => takeEarlyFiles(onFiles), [])
}
