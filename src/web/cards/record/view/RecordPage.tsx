import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkContext } from '../../../fields/link/link-services.ts'
import { classes } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { CardArea } from '../../card-area.ts'
import { cardLinks } from '../../card-links.ts'
import { FilesTab } from '../../files/FilesTab.tsx'
import { useMovedCard } from '../../merge/use-moved-card.ts'
import { CardFailed } from '../CardFailed.tsx'
import { HistoryTab } from '../history/HistoryTab.tsx'
import { linkedCount } from '../linked-count.ts'
import { hasPictures } from '../pictures.ts'
import { useCard } from '../use-card.ts'
import { useRecordPlace } from '../use-record-place.ts'
import { LinkedTab } from './LinkedTab.tsx'
import styles from './Record.module.css'
import { RecordDetails } from './RecordDetails.tsx'
import { RecordHead } from './RecordHead.tsx'
import { RecordPictures } from './RecordPictures.tsx'
import { RecordModulesContext } from './record-slots.ts'
import type { RecordTab } from './record-tab.ts'

export interface RecordPageProps {
  readonly area: CardArea
  readonly id: string
  readonly tab: RecordTab
  readonly onTab: (tab: RecordTab) => void
}

/** The page of a card: its picture first, then all it says, what it is linked with, its files and its history. */
export function RecordPage({ area, id, tab, onTab }: RecordPageProps) {
  const { t } = useTranslation()
  const { data: card, error, put, refetch } = useCard(area, id)
  const { Stage, Notice } = use(RecordModulesContext).slotsOf(area.type)
  useRecordPlace(area, card)
  useMovedCard(id, card, area.recordPath)
  if (error && !card) return <CardFailed area={area} failure={error} onRetry={() => void refetch()} />
  if (!card)
    return (
      <div className={styles.waiting}>
        <Skeleton width={26} />
      </div>
    )
  const pictured = Stage !== undefined || hasPictures(area, card)
  // Of a file itself it is an exception that there are files of it.
  const mayHaveFiles = !area.declaration.uploaded || card.files.length > 0 || tab === 'files'
  const count = (number: number) => (number > 0 ? String(number) : undefined)
  return (
    <LinkContext value={cardLinks}>
      <article className={classes(styles.record, !pictured && styles.plain)} aria-labelledby="record-title">
        {Stage ? (
          <div className={classes(styles.pictures, styles.stage)}>
            <Stage area={area} card={card} put={put} />
          </div>
        ) : (
          pictured && <RecordPictures card={card} />
        )}
        <div className={styles.text}>
          <RecordHead area={area} card={card} put={put} />
          {Notice && <Notice area={area} card={card} put={put} />}
          <Tabs
            label={t('cards.record.tabs.label')}
            value={tab}
            onChange={onTab}
            tabs={[
              { id: 'details', label: t('cards.record.tabs.details') },
              { id: 'linked', label: t('cards.record.tabs.linked'), count: count(linkedCount(card)) },
              ...(mayHaveFiles
                ? [
                    {
                      id: 'files' as const,
                      label: t('cards.record.tabs.files'),
                      count: count(card.files.length),
                    },
                  ]
                : []),
              { id: 'history', label: t('cards.record.tabs.history') },
            ]}
          >
            <VisuallyHidden>
              <h2>{t(`cards.record.tabs.${tab}`)}</h2>
            </VisuallyHidden>
            {tab === 'details' && <RecordDetails area={area} card={card} put={put} />}
            {tab === 'linked' && <LinkedTab area={area} card={card} />}
            {tab === 'files' && <FilesTab area={area} card={card} put={put} />}
            {tab === 'history' && <HistoryTab area={area} card={card} put={put} />}
          </Tabs>
        </div>
      </article>
    </LinkContext>
  )
}
