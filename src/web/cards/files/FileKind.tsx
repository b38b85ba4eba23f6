import { AudioLines, Box, Clapperboard, File, FileText, FileType, Image } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DamType } from '#model/cards/file/measured.ts'

const icons: Readonly<Record<DamType, typeof Image>> = {
  IMAGE: Image,
  VIDEO: Clapperboard,
  AUDIO: AudioLines,
  PDF: FileText,
  MODEL_3D: Box,
  DOCUMENT: FileType,
  OTHER: File,
}

const isDamType = (name: string | null): name is DamType => name !== null && Object.hasOwn(icons, name)

/** The sign of a kind of file, in place of a picture. */
export function FileSign({ kind, size = 28 }: { readonly kind: string | null; readonly size?: number }) {
  const Icon = isDamType(kind) ? icons[kind] : File
  return <Icon size={size} strokeWidth={1.4} aria-hidden="true" />
}

/** The kind of a file in a word. */
export function FileKind({ kind }: { readonly kind: string | null }) {
  const { t } = useTranslation()
  return isDamType(kind) ? t(`file.choice/damType/${kind}`) : null
}
