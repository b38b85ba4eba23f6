import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { thumbnailUrl } from '#model/api/files.ts'
import type { RecordSlotProps } from '../../cards/record/view/record-slots.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import styles from './FileStage.module.css'
import { useNeighbourSteps } from './use-neighbour-steps.ts'
import { viewedFile } from './viewed-file.ts'
import { viewers } from './viewers.ts'

/** A file itself, as large as the page allows, in the viewer for what it is (acceptance row C-F02). */
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
