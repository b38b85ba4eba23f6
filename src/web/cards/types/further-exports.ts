import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Selection } from '#model/api/cards/shapes.ts'
import type { CardType } from '#model/cards/card-types.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'

export interface ExportProps {
  readonly selection: Selection
  readonly onClose: () => void
}

/** A way to take the cards of a list along that is not a table. */
export interface FurtherExport {
  readonly label: TextKey
  readonly Dialog: LazyExoticComponent<ComponentType<ExportProps>>
}

const exportsByType: Readonly<Partial<Record<CardType, FurtherExport>>> = {
  biblio: {
    label: 'citations.export.menu',
    Dialog: lazy(async () => ({
      default: (await import('../citations/ReferencesDialog.tsx')).ReferencesDialog,
    })),
  },
}

export const furtherExportOf = (type: CardType): FurtherExport | undefined => exportsByType[type]
