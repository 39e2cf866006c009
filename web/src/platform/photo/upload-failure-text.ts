import { fieldErrorSentences } from '@coussinet/contract/domain/problems.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { photoMessages } from '#messages/platform.ts'
import { problemText } from '../calls/errors.ts'
import type { UploadFailure } from './photo-problem.ts'

export function uploadFailureText(failure: UploadFailure, language: Language): string {
  if (failure.kind === 'call') return problemText(failure.error, language)
  const { code } = failure
  return code === 'heic_failed' || code === 'compression_failed' || code === 'device_full'
    ? photoMessages[language].failure[code]
    : fieldErrorSentences[language][code]
}
