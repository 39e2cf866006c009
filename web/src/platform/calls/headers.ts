import { currentLanguage } from '../language/i18n.ts'
import { clockHeaders } from '../language/today.ts'

function cookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`))
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1))
}

export function ownHeaders(more: Record<string, string> = {}, token: string | null = null): Record<string, string> {
  const xsrf = cookie('XSRF-TOKEN')
  return {
    accept: 'application/json',
    'accept-language': currentLanguage(),
    ...clockHeaders(),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(xsrf === null ? {} : { 'x-xsrf-token': xsrf }),
    ...more,
  }
}
