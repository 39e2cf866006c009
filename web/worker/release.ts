import { findPagePattern } from '@coussinet/contract/domain/page-patterns.ts'

/** Address pattern of a page, as the server reads it: `/refunds/$id`. */
type PagePattern = string

/** Parts of a release of the web app, which the build writes into the worker. */
export type Release = {
  /** digest of the lists below: another release has another */
  build: string
  /** files that have their content in their name, all that a member's pages may load */
  assets: readonly string[]
  /** files at a fixed address, with their digest */
  files: readonly string[]
  /** every page that opens without a network */
  pages: readonly PagePattern[]
}

declare const RELEASE: Release

export const release = RELEASE

/** Finds the pattern of an address among the pages that open without a network. */
export const findPage = (path: string, patterns: readonly PagePattern[] = release.pages): PagePattern | null =>
  findPagePattern(patterns, path) ?? null

/** An address at which the server sends the page of a pattern. */
export const addressOfPage = (pattern: PagePattern): string => pattern.replaceAll(/\$\w+/g, '-')
