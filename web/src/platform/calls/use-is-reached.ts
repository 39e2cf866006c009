import { useSyncExternalStore } from 'react'
import { useOnline } from '../browser/use-online.ts'
import { oldestKeptAnswer, onKeptAnswers } from './kept-answers.ts'

/** Tells whether the portal answers: there is a network, and what is on screen came from it. */
export function useIsReached(): boolean {
  const isFresh = useSyncExternalStore(
    onKeptAnswers,
    () => oldestKeptAnswer() === null,
    () => true,
  )
  return useOnline() && isFresh
}
