import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#platform/page/lazy-part.tsx'
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
