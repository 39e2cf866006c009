import { queryOptions, skipToken } from '@tanstack/react-query'
import { fetchFile } from '#platform/calls/file-calls.ts'

// A document never changes under its address.
const forever = Number.POSITIVE_INFINITY

export const fileQueries = {
  thumbnail: (href: string | null) =>
    queryOptions({
      queryKey: ['files', href],
      queryFn: href === null ? skipToken : ({ signal }) => fetchFile(href, signal),
      staleTime: forever,
    }),
  whole: (href: string) =>
    queryOptions({
      queryKey: ['files', href],
      queryFn: ({ signal }) => fetchFile(href, signal),
      staleTime: forever,
      gcTime: 0,
    }),
}
