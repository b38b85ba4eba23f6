import { ZoomIn } from 'lucide-react'
import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { Button } from '../../../ui/Button.tsx'
import { PictureStage } from '../../../ui/read/PictureStage.tsx'
import type { CardArea } from '../../card-area.ts'
import { UploadSlotContext } from '../../files/upload-slot.ts'
import { shownTitle } from '../../shown-title.ts'
import { picturesOf } from '../pictures.ts'
import styles from './Record.module.css'
import { RecordModulesContext } from './record-slots.ts'

export interface RecordPicturesProps {
  readonly area: CardArea
  readonly card: CardAnswer
}

/** The pictures of a card, whole, on a mat; a press shows them from near. Without any, the way to the first. */
export function RecordPictures({ area, card }: RecordPicturesProps) {
  const { t } = useTranslation()
  const [current, setCurrent] = useState<string>()
  const [open, setOpen] = useState(false)
  const { LightTable } = use(RecordModulesContext)
  const Upload = use(UploadSlotContext)
  const pictures = picturesOf(card, position => t('cards.record.picture.show', { position }))
  const examine = LightTable && pictures.length > 0 ? () => setOpen(true) : undefined
  const mayBegin = pictures.length === 0 && card.abilities.link && !area.declaration.uploaded
  return (
    <div className={styles.pictures}>
      <PictureStage
        label={t('cards.record.picture.label')}
        pictures={pictures}
        current={current}
        onCurrent={setCurrent}
        sizes="(min-width: 1024px) calc(100vw - 680px), 100vw"
        none={t('cards.record.picture.none')}
        onOpen={examine}
        openLabel={t('viewer.examine')}
        action={
          examine ? (
            <Button onClick={examine}>
              <ZoomIn size={16} strokeWidth={1.7} aria-hidden="true" />
              <span>{t('viewer.examine')}</span>
            </Button>
          ) : (
            mayBegin &&
            Upload && (
              <Upload
                attachTo={{
                  type: area.type,
                  id: card.id,
                  title: shownTitle(card.heading || card.number),
                }}
              />
            )
          )
        }
      />
      {LightTable && open && (
        <Suspense>
          <LightTable card={card} fileId={current} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
