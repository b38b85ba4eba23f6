import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { call } from '../../../platform/client.ts'
import { genericOnFailure } from '../../../platform/request/notification-rules.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { CardArea } from '../../card-area.ts'
import styles from './Record.module.css'

export interface FilesTabProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly put: (answer: CardAnswer) => void
}

/** The files of a card; one of them is its cover (acceptance row C-K07). */
export function FilesTab({ area: { endpoints }, card, put }: FilesTabProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: (fileId: string | undefined) => {
      const { id } = card
      return fileId === undefined
        ? call(
            endpoints.removeCover,
            { params: { id } },
            { notify: { ...genericOnFailure, success: { message: 'cards.messages.coverRemoved' } } },
          )
        : call(
            endpoints.setCover,
            { params: { id }, body: { id, fileId } },
            { notify: { ...genericOnFailure, success: { message: 'cards.messages.coverSet' } } },
          )
    },
    onSuccess: put,
  })
  if (card.files.length === 0) return <p className={styles.nothing}>{t('cards.record.noFiles')}</p>
  return (
    <ul className={styles.files}>
      {card.files.map(file => {
        const isCover = file.id === card.fileCoverId
        return (
          <li key={file.id} className={styles.file}>
            <span className={styles.fileMat}>
              {file.thumbnailUrl && <img src={thumbnailUrl(file.id, 480)} alt={file.title} loading="lazy" />}
            </span>
            <span className={styles.itemTitle}>{file.title}</span>
            <span className={styles.fileFoot}>
              {isCover && <Badge tone="accent">{t('cards.record.picture.cover')}</Badge>}
              {card.abilities.edit && (
                <Button
                  look="subtle"
                  disabled={isPending}
                  onClick={() => mutate(isCover ? undefined : file.id)}
                >
                  {t(isCover ? 'cards.record.picture.removeCover' : 'cards.record.picture.setCover')}
                </Button>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
