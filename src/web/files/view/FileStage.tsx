import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { thumbnailUrl } from '#model/api/files.ts'
import type { DamType } from '#model/cards/file/measured.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { cardQuery } from '../../cards/data/use-card.ts'
import { useListNeighbours } from '../../cards/list/use-list-neighbours.ts'
import type { RecordSlotProps } from '../../cards/record/view/record-slots.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import styles from './FileStage.module.css'
import { type ViewerProps, viewedFile } from './viewed-file.ts'

const PlainFile = lazy(async () => ({ default: (await import('./PlainFile.tsx')).PlainFile }))

/** Viewers by the kind of content; each is fetched with its library when the first such file is opened. */
const viewers: Readonly<Record<DamType, ComponentType<ViewerProps>>> = {
  IMAGE: lazy(async () => ({ default: (await import('./image/ImageViewer.tsx')).ImageViewer })),
  VIDEO: lazy(async () => ({ default: (await import('./media/VideoViewer.tsx')).VideoViewer })),
  AUDIO: lazy(async () => ({ default: (await import('./media/AudioViewer.tsx')).AudioViewer })),
  PDF: lazy(async () => ({ default: (await import('./pdf/PdfViewer.tsx')).PdfViewer })),
  MODEL_3D: lazy(async () => ({ default: (await import('./model/ModelViewer.tsx')).ModelViewer })),
  DOCUMENT: PlainFile,
  OTHER: PlainFile,
}

/** Elements that use the arrow keys themselves while they have the focus. */
const ownArrows =
  'input, textarea, select, [contenteditable], [role="menu"], [role="tablist"], [role="slider"], dialog, [role="dialog"], [data-own-arrows]'

/**
 * Left and right arrow lead to the files before and after in the list one came from; both are fetched ahead.
 * @returns the same for a finger.
 */
function useNeighbourSteps(area: CardArea, id: string) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { previousId, nextId } = useListNeighbours(area, id)
  const go = (direction: 1 | -1) => {
    const target = direction === 1 ? nextId : previousId
    if (target !== undefined) void navigate({ to: area.recordPath(target), replace: true })
  }
  const step = useEffectEvent(go)
  useEffect(() => {
    for (const neighbour of [nextId, previousId])
      if (neighbour !== undefined) {
        void client.prefetchQuery(cardQuery(area, neighbour))
        new Image().src = thumbnailUrl(neighbour, 1200)
      }
  }, [area, client, nextId, previousId])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (event.target instanceof Element && event.target.closest(ownArrows)) return
      if (event.key === 'ArrowRight') step(1)
      if (event.key === 'ArrowLeft') step(-1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return go
}

/** A file, as large as the page allows, in the viewer for its type (C-F02). */
export function FileStage({ area, card }: RecordSlotProps) {
  const { t } = useTranslation()
  const step = useNeighbourSteps(area, card.id)
  const language = useLanguage()
  const file = useMemo(() => viewedFile(card, language), [card, language])
  const Viewer = viewers[file.damType]
  return (
    <section className={styles.stage} aria-label={t('viewer.label')}>
      <Suspense
        fallback={
          <div className={styles.waiting} aria-busy="true">
            {file.pictured && <img src={thumbnailUrl(file.id, 1200)} alt="" />}
          </div>
        }
      >
        <Viewer key={`${file.id} ${file.bytes}`} file={file} onSweep={step} />
      </Suspense>
    </section>
  )
}
