import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, Suspense } from 'react'
import FileText from '~icons/lucide/file-text'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { BlobPicture } from '#ui/BlobPicture.tsx'
import { fileQueries } from './file.queries.ts'
import type { FileDialog as Dialog } from './FileDialog.tsx'

const FileDialog = lazyPart(() => import('./FileDialog.tsx').then((module) => module.FileDialog))

/** A document in a dialog, whose code comes with the first that is opened. */
export function FileViewer(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense>
      <FileDialog {...props} />
    </Suspense>
  )
}

export function FileThumbnail({ href }: { href: string | null }) {
  const { data } = useQuery(fileQueries.thumbnail(href))
  return data ? <BlobPicture blob={data} alt="" /> : <FileText />
}
