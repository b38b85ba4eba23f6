import { BookMarked, FolderDown, type LucideIcon } from 'lucide-react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Selection } from '#model/api/cards/shapes.ts'
import type { Requirement } from '#model/permissions/access.ts'
import type { CardType } from '#model/record-types.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'

export interface ExportProps {
  readonly type: CardType
  readonly selection: Selection
  readonly onClose: () => void
}

/** A way to take the cards of a list along that is not a table. */
export interface FurtherExport {
  readonly label: TextKey
  readonly Icon: LucideIcon
  /** Permissions needed besides that to export records of the type. */
  readonly needs?: Requirement
  readonly Dialog: LazyExoticComponent<ComponentType<ExportProps>>
}

const files: FurtherExport = {
  label: 'fileWork.pack.action',
  Icon: FolderDown,
  needs: { permissions: ['damDownload'] },
  Dialog: lazy(async () => ({ default: (await import('../packing/PackDialog.tsx')).PackDialog })),
}

const exportsByType: Readonly<Partial<Record<CardType, FurtherExport>>> = {
  file: files,
  object: files,
  biblio: {
    label: 'citations.export.menu',
    Icon: BookMarked,
    Dialog: lazy(async () => ({
      default: (await import('../citations/ReferencesDialog.tsx')).ReferencesDialog,
    })),
  },
}

export const furtherExportOf = (type: CardType): FurtherExport | undefined => exportsByType[type]
