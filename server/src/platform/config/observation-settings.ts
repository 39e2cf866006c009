import type { Environment } from './environment.ts'
import { isLoopbackHost } from './is-loopback-host.ts'

export type TagManager = { url: string; origins: string[] }
/** Target of error reports: a project of a service that speaks Sentry's protocol. */
export type ErrorReporting = { dsn: string; key: string; envelope_url: string }

export type ObservationSettings = {
  tag_manager: TagManager | null
  error_reporting: ErrorReporting | null
}

/** Reads the settings of analytics and error reports; adds a sentence to `wrong` for each invalid one. */
export function readObservationSettings(
  env: Environment,
  { production }: { production: boolean },
  wrong: string[],
): ObservationSettings {
  return {
    tag_manager: tagManager(env, production, wrong),
    error_reporting: errorReporting(env['ERROR_REPORTING_DSN'], production, wrong),
  }
}

const isSafe = (url: URL, production: boolean) =>
  url.protocol === 'https:' || (url.protocol === 'http:' && (!production || isLoopbackHost(url.hostname)))

function tagManager(env: Environment, production: boolean, wrong: string[]): TagManager | null {
  const text = env['TAG_MANAGER_URL']
  const others = (env['TAG_MANAGER_ORIGINS'] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
  if (others.length > 0 && !text) wrong.push('TAG_MANAGER_ORIGINS says nothing without TAG_MANAGER_URL.')
  // They become part of a content security policy: only hosts, nothing that could extend it.
  for (const origin of others)
    if (
      !/^https?:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/i.test(origin) ||
      (production && !origin.startsWith('https:'))
    )
      wrong.push(
        `TAG_MANAGER_ORIGINS must be origins such as https://region1.google-analytics.com, comma-separated, not "${origin}".`,
      )
  if (!text) return null
  const url = URL.parse(text)
  if (url && isSafe(url, production) && !url.username && !url.hash)
    return { url: url.href, origins: [...new Set([url.origin, ...others])] }
  wrong.push(
    'TAG_MANAGER_URL must be the https:// address of its script, such as https://www.googletagmanager.com/gtm.js?id=GTM-XXXX.',
  )
  return null
}

function errorReporting(dsn: string | undefined, production: boolean, wrong: string[]): ErrorReporting | null {
  if (!dsn) return null
  const url = URL.parse(dsn)
  const [, folder = '', project] = /^(.*)\/([\w-]+)$/.exec(url?.pathname ?? '') ?? []
  if (url && project && isSafe(url, production) && /^\w+$/.test(url.username) && !url.search && !url.hash)
    return { dsn, key: url.username, envelope_url: `${url.origin}${folder}/api/${project}/envelope/` }
  // It may contain a key, and so is not repeated.
  wrong.push('ERROR_REPORTING_DSN must be https://key@host/project, as the error reporting service shows it.')
  return null
}
