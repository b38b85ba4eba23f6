import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { attachedType, cardTypeOfId } from '#model/record-types.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'
import { AttachButtons } from './AttachButtons.tsx'
import styles from './Files.module.css'
import { FileTile } from './FileTile.tsx'
import { useAttachments } from './use-attachments.ts'
import { useFileOrder } from './use-file-order.ts'

export interface FilesTabProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly put: (answer: CardAnswer) => void
}

/** The files of a card in their order; one of them is its cover (C-K07, C-O07). */
export function FilesTab({ area, card, put }: FilesTabProps) {
  const { t } = useTranslation()
  const format = new Intl.NumberFormat(useLanguage())
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState('')
  const attachments = useAttachments(area, card, put)
  const { files } = card
  const order = useFileOrder(
    list,
    files.map(({ id }) => id),
    (fileIds, id) => {
      attachments.mutate({ kind: 'order', fileIds })
      const title = shownTitle(files.find(file => file.id === id)?.title ?? '')
      const place = String(fileIds.indexOf(id) + 1)
      setMoved(t('attachments.moved', { title, place, count: fileIds.length }))
    },
  )
  const total = card.relatedEntitiesCount[cardTypeOfId(attachedType) ?? '']
  return (
    <>
      <div className={styles.bar}>
        {card.abilities.link && files.length > 1 && (
          <p className={styles.hint}>{t('attachments.orderHint')}</p>
        )}
        <AttachButtons area={area} card={card} attachments={attachments} />
      </div>
      {files.length === 0 && (
        <p className={styles.nothing}>
          {t(card.abilities.link ? 'attachments.emptyMay' : 'cards.record.noFiles')}
        </p>
      )}
      <ul className={styles.tiles} ref={list} aria-label={t('attachments.list')}>
        {files.map(file => (
          <FileTile key={file.id} card={card} file={file} order={order} change={attachments.mutate} />
        ))}
      </ul>
      {total !== undefined && total > files.length && (
        <p className={styles.hint}>
          {t('attachments.first', { shown: format.format(files.length), total: format.format(total) })}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </>
  )
}
