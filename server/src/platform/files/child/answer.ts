/** Why a file is not taken; each code has a sentence in the catalogue. */
export type FileRefusal = 'file_empty' | 'file_unsupported' | 'file_unsafe' | 'file_unreadable' | 'file_too_large'

export type Answer =
  | {
      ok: true
      media_type: 'image/jpeg' | 'image/png' | 'application/pdf'
      bytes: Uint8Array
      thumbnail: Uint8Array | null
      width: number | null
      height: number | null
    }
  | { ok: false; code: FileRefusal }

export const READY = 'ready'
