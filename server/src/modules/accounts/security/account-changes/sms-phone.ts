import { companyOf } from '@coussinet/contract/company.ts'
import { gsmText } from '#platform/outbox/gsm-text.ts'
import { readablePhone } from '@coussinet/contract/domain/phones.ts'

/** The number to call, spaced as its country reads it, in the letters of an SMS: +33 4 65 71 00 10. */
export const smsPhone = (country: string): string => gsmText(readablePhone(companyOf(country).phone))
