import { ZoomIn } from 'lucide-react'
import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { Button } from '../../../ui/Button.tsx'
import { PictureStage } from '../../../ui/read/PictureStage.tsx'
import { picturesOf } from '../pictures.ts'
import styles from './Record.module.css'
import { RecordModulesContext } from './record-slots.ts'

/** The pictures of a card, whole, on a mat; a press shows them from near. */
export function RecordPictures({ card }: { readonly card: CardAnswer }) {
  const { t } = useTranslation()
  const [current, setCurrent] = useState<string>()
  const [open, setOpen] = useState(false)
  const { LightTable } = use(RecordModulesContext)
  const pictures = picturesOf(card, position => t('cards.record.picture.show', { position }))
  const examine = LightTable && pictures.length > 0 ? () => setOpen(true) : undefined
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
          examine && (
            <Button onClick={examine}>
              <ZoomIn size={16} strokeWidth={1.7} aria-hidden="true" />
              <span>{t('viewer.examine')}</span>
            </Button>
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
