import { File as FileIcon, FileImage, FileText, Film, Music } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Thumb } from '../../ui/table/Thumb.tsx'

/** Types browsers draw by themselves, up to a size that a phone can bear. */
const drawable = /^image\/(jpeg|png|gif|webp|avif|svg\+xml|bmp)$/
const largest = 40_000_000

const iconOf = (type: string) =>
  type.startsWith('image/')
    ? FileImage
    : type.startsWith('video/')
      ? Film
      : type.startsWith('audio/')
        ? Music
        : type.startsWith('text/') || type === 'application/pdf'
          ? FileText
          : FileIcon

interface LocalThumbProps {
  /** The file here, as long as it is here. */
  readonly file: File | undefined
  readonly type: string
  /** A picture from the server, once there is one. */
  readonly src?: string | undefined
  readonly size?: number
}

/** A small picture of a file that may not have been sent yet. */
export function LocalThumb({ file, type, src, size = 40 }: LocalThumbProps) {
  const [local, setLocal] = useState<string>()
  const canDraw = file !== undefined && drawable.test(type) && file.size <= largest
  useEffect(() => {
    if (!canDraw) return
    const address = URL.createObjectURL(file)
    setLocal(address)
    return () => {
      setLocal(undefined)
      URL.revokeObjectURL(address)
    }
  }, [canDraw, file])
  const Icon = iconOf(type)
  return (
    <Thumb src={local ?? src} size={size} sign={<Icon size={18} strokeWidth={1.5} aria-hidden="true" />} />
  )
}
