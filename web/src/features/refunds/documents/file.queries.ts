import { pageCountHeader, type PageWidth } from '@coussinet/contract/request-file-pages.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { fetchFile } from '#platform/calls/file-calls.ts'

// A document never changes under its address.
const forever = Number.POSITIVE_INFINITY

export const fileQueries = {
  thumbnail: (href: string | null) =>
    queryOptions({
      queryKey: ['files', href],
      queryFn: href === null ? skipToken : ({ signal }) => fetchBytes(href, signal),
      staleTime: forever,
    }),
  whole: (href: string) =>
    queryOptions({
      queryKey: ['files', href],
      queryFn: ({ signal }) => fetchBytes(href, signal),
      staleTime: forever,
      gcTime: 0,
    }),
  /** A page of a PDF as a picture, and the number of pages; cached for a minute, for turning back. */
  page: (href: string, page: number, width: PageWidth) =>
    queryOptions({
      queryKey: ['files', href, page, width],
      queryFn: ({ signal }) => fetchPage(`${href}/pages/${page}?width=${width}`, signal),
      staleTime: forever,
      gcTime: 60_000,
    }),
}

const fetchBytes = async (href: string, signal: AbortSignal) => (await fetchFile(href, '*/*', signal)).bytes

async function fetchPage(href: string, signal: AbortSignal): Promise<{ picture: Blob; pages: number }> {
  const { bytes, headers } = await fetchFile(href, 'image/webp', signal)
  return { picture: bytes, pages: Number(headers.get(pageCountHeader)) }
}
