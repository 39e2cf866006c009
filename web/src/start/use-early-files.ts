import { useEffect, useEffectEvent } from 'react'
import { takeEarlyFiles } from './early-files.ts'

export function useEarlyFiles(take: (files: File[]) => void): void {
  const onFiles = useEffectEvent(take)
  useEffect(() => takeEarlyFiles(onFiles), [])
}
