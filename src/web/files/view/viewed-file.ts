import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { type DamType, damTypeName } from '#model/cards/file/measured.ts'
import { inLanguage } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import type { Language } from '#model/languages.ts'
import { shownTitle } from '../../cards/shown-title.ts'

/** A file as its viewer needs it. */
export interface ViewedFile {
  readonly id: string
  readonly damType: DamType
  readonly title: string
  /** A text in place of the picture, for those who do not see it. */
  readonly alt: string
  /** The file name as uploaded. */
  readonly name: string
  /** 'PDF', 'DOCX'. */
  readonly extension: string
  /** True when there is a picture of it. */
  readonly pictured: boolean
  readonly mayDownload: boolean
  /** True when a picture may be given to it. */
  readonly mayEdit: boolean
  /** File size, which distinguishes a content from one that replaced it. */
  readonly bytes: number
  /** Seconds. */
  readonly duration: number
  /** Pages of a document; 0 when unknown. */
  readonly pages: number
  /** Text of its pages. */
  readonly text: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads the record of a file as the current person sees it. */
export function viewedFile(card: CardAnswer, language: Language): ViewedFile {
  const title = shownTitle(card.heading)
  return {
    id: card.id,
    damType: damTypeName((card.damType as { readonly id: number } | undefined)?.id),
    title,
    alt: inLanguage((card.alternativeText ?? {}) as Translated, language) || title,
    name: textOf(card.name),
    extension: textOf(card.extension).toUpperCase(),
    pictured: card.thumbnailUrl !== null,
    mayDownload: card.abilities.download,
    mayEdit: card.abilities.edit,
    bytes: typeof card.size === 'number' ? card.size : 0,
    duration: typeof card.duration === 'number' ? card.duration : 0,
    pages: typeof card.pages === 'number' ? card.pages : 0,
    text: textOf(card.contentText),
  }
}

/** Properties of every viewer. */
export interface ViewerProps {
  readonly file: ViewedFile
  /** A finger swept over it: 1 to the next file, -1 to the previous. */
  readonly onSweep?: (direction: 1 | -1) => void
}
