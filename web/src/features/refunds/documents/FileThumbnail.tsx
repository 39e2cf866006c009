import { useQuery } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import { BlobPicture } from '#ui/BlobPicture.tsx'
import { fileQueries } from './file.queries.ts'

export function FileThumbnail({ href }: { href: string | null }) {
  const { data } = useQuery(fileQueries.thumbnail(href))
  return data ? <BlobPicture blob={data} alt="" /> : <FileText />
}
