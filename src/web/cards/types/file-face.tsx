import { AudioLines, Box, File, FileText, Film, Image, Landmark, type LucideIcon, Sheet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { type DamType, damTypeName } from '#model/cards/file/measured.ts'
import { shownNumber } from '#model/kinds/shown-number.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import styles from '../Row.module.css'

const icons: Readonly<Record<DamType, LucideIcon>> = {
  IMAGE: Image,
  VIDEO: Film,
  AUDIO: AudioLines,
  PDF: FileText,
  MODEL_3D: Box,
  DOCUMENT: Sheet,
  OTHER: File,
}

interface FileRow extends CardRow {
  readonly relatedObjects?: readonly {
    readonly id: string
    readonly title: string
    readonly number: string
  }[]
}

const kindOf = ({ columns }: CardRow): DamType =>
  damTypeName((columns.damType?.[0] as { readonly id: number } | undefined)?.id)

const extensionOf = ({ columns }: CardRow): string => String(columns.extension?.[0] ?? '').toUpperCase()

/** The kind of file, with its extension where there is room. */
function Sign({ row, size }: { readonly row: CardRow; readonly size: number }) {
  const Icon = icons[kindOf(row)]
  return (
    <>
      <Icon size={size} strokeWidth={1.4} aria-hidden="true" />
      {size > 24 && <span>{extensionOf(row)}</span>}
    </>
  )
}

/** A badge for what a still picture cannot show: a duration, a number of pages, or that the model can be rotated. */
function Badge({ row }: { readonly row: CardRow }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const kind = kindOf(row)
  const [duration] = row.columns.duration ?? []
  const [pages] = row.columns.pages ?? []
  const described =
    typeof duration === 'number'
      ? shownNumber(duration, 'duration', language)
      : typeof pages === 'number'
        ? t('files.badge.pages', { count: pages })
        : kind === 'MODEL_3D'
          ? '3D'
          : undefined
  // The placeholder of a missing picture names the file type by its extension.
  const text = described ?? (row.thumbnailUrl === null ? undefined : extensionOf(row))
  if (kind === 'IMAGE' || !text) return null
  const Icon = icons[kind]
  return (
    <>
      <Icon size={13} strokeWidth={2} aria-hidden="true" />
      {text}
    </>
  )
}

/** The first object that the file shows, and the number of others; without one, the file's subtitle. */
function Under({ row }: { readonly row: FileRow }) {
  const { t } = useTranslation()
  const [first, ...more] = row.relatedObjects ?? []
  if (!first) return <>{row.subtitle}</>
  const name = [first.number, first.title === '---' ? '' : first.title].filter(Boolean).join(' ')
  return (
    <span className={styles.shows}>
      <Landmark size={12} strokeWidth={1.8} aria-hidden="true" />
      <span>{name || '---'}</span>
      {more.length > 0 && <span>{t('cardList.row.more', { count: more.length })}</span>}
    </span>
  )
}

export const fileFace = { Sign, Badge, Under }
