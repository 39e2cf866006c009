type BlobPictureProps = {
  blob: Blob
  alt: string
  className?: string | undefined
  /** Told once it is drawn, in pixels. */
  onSize?: ((size: { width: number; height: number }) => void) | undefined
}

/** A picture out of memory; its address lives as long as it is on the page. */
export function BlobPicture({ blob, alt, className, onSize }: BlobPictureProps) {
  function show(picture: HTMLImageElement | null) {
    if (picture === null) return
    const address = URL.createObjectURL(blob)
    picture.src = address
    return () => URL.revokeObjectURL(address)
  }
  return (
    <img
      ref={show}
      alt={alt}
      className={className}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onSize?.({ width: naturalWidth, height: naturalHeight })
      }
    />
  )
}
