import { lazy, type ReactNode, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkContext } from '../../../fields/link/link-services.ts'
import { classes } from '../../../ui/classes.ts'
import { InOrder } from '../../../ui/InOrder.tsx'
import { DefinitionList } from '../../../ui/read/DefinitionList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { CardArea } from '../../card-area.ts'
import { cardLinks } from '../../card-links.ts'
import { RecordCitations } from '../../citations/RecordCitations.tsx'
import { useCard } from '../../data/use-card.ts'
import { FilesTab } from '../../files/FilesTab.tsx'
import { fieldValues } from '../../form/assess.ts'
import { useMovedCard } from '../../merge/use-moved-card.ts'
import { EarlierValues } from '../../shown/EarlierValues.tsx'
import { says } from '../../shown/entries.ts'
import { ShownCard } from '../../shown/ShownCard.tsx'
import { ChildCards } from '../../tree/ChildCards.tsx'
import { recordPartOf } from '../../types/record-parts.ts'
import { CardFailed } from '../CardFailed.tsx'
import { FreezingNotice } from '../freezing/FreezingNotice.tsx'
import { signaturesTab } from '../freezing/Signatures.tsx'
import { linkedCount } from '../linked-count.ts'
import { hasPictures } from '../pictures.ts'
import { useFactRows } from '../use-fact-rows.tsx'
import { useMissingRow } from '../use-missing-row.tsx'
import { useRecordPlace } from '../use-record-place.ts'
import { LinkedTab } from './LinkedTab.tsx'
import styles from './Record.module.css'
import { RecordHead } from './RecordHead.tsx'
import { RecordMap } from './RecordMap.tsx'
import { RecordPictures } from './RecordPictures.tsx'
import { holdsFiles, RecordModulesContext, type RecordSlotProps, type RecordSlotTab } from './record-slots.ts'
import { recordTabs } from './record-tab.ts'

const HistoryTab = lazy(async () => ({
  default: (await import('../history/HistoryTab.tsx')).HistoryTab,
}))

/** The content of a record, section by section, and facts about the record itself. */
function RecordDetails({ area, card, put }: RecordSlotProps) {
  const { t } = useTranslation()
  const values = fieldValues(area.declaration, card)
  const Part = recordPartOf(area.type)
  const { Part: Further, Aside } = use(RecordModulesContext).slotsOf(area.type)
  const { inHead = [], sections, type } = area.declaration
  const shown = Object.fromEntries(Object.entries(sections).filter(([name]) => !inHead.includes(name)))
  const isEmpty = !Object.values(shown).some(({ fields }) =>
    Object.entries(fields).some(([key, field]) => says(field, values[key])),
  )
  const facts = <Facts area={area} card={card} isBeside={Aside !== undefined} />
  const details = (
    <>
      {isEmpty && <p className={styles.nothing}>{t('cards.record.noDetails.text')}</p>}
      <ShownCard declaration={{ type, sections: shown }} values={values} />
      <EarlierValues values={card.earlierValues ?? []} />
      <RecordCitations area={area} card={card} />
      {Part && <Part area={area} card={card} />}
      {Further && <Further area={area} card={card} put={put} />}
      {area.declaration.broaderPath && <ChildCards area={area} id={card.id} />}
      <RecordMap area={area} values={values} title={card.heading} />
      {!Aside && facts}
    </>
  )
  if (!Aside) return details
  return (
    <div className={styles.details}>
      <div>{details}</div>
      <aside aria-label={t('cards.record.facts.label')}>
        <Aside area={area} card={card} put={put} />
        <div>{facts}</div>
      </aside>
    </div>
  )
}

/** Facts about the record itself. */
function Facts({ area, card, isBeside }: Omit<RecordSlotProps, 'put'> & { readonly isBeside: boolean }) {
  const { t } = useTranslation()
  const missing = useMissingRow(area, card)
  const rows = [...useFactRows(card, card.completeness), ...missing]
  const title = t('cards.record.facts.label')
  return <DefinitionList title={title} rows={rows} look={isBeside ? 'ends' : 'columns'} />
}

export interface RecordPageProps {
  readonly area: CardArea
  readonly id: string
  /** Absent for the first. */
  readonly tab: string | undefined
  readonly onTab: (tab: string | undefined) => void
}

/** The page of a record: its picture, then its content, links, files and history. */
export function RecordPage({ area, id, tab, onTab }: RecordPageProps) {
  const { t } = useTranslation()
  const { data: card, error, put, refetch } = useCard(area, id)
  const slots = use(RecordModulesContext).slotsOf(area.type)
  const { Stage, Notice, Aside } = slots
  const own = [...(slots.tabs ?? []), ...(area.freezing ? [signaturesTab] : [])]
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
  // Files, and types with their own view of files, rarely have further files.
  const usuallyHasFiles = !area.declaration.uploaded && !holdsFiles(slots)
  const count = (number: number) => (number > 0 ? String(number) : undefined)
  const ownTabs = (isMeant: (tab: RecordSlotTab) => boolean | undefined) =>
    own.filter(isMeant).map(({ id, label, params = {}, Count }) => ({
      id,
      label: t(label, params) as string,
      count: Count && <Count area={area} card={card} />,
    }))
  const tabs: readonly { readonly id: string; readonly label: string; readonly count?: ReactNode }[] = [
    ...ownTabs(({ isFirst }) => isFirst),
    { id: 'details', label: t('cards.record.tabs.details') },
    ...ownTabs(({ isFirst, holdsFiles }) => !isFirst && !holdsFiles),
    { id: 'linked', label: t('cards.record.tabs.linked'), count: count(linkedCount(card)) },
    ...ownTabs(({ holdsFiles }) => holdsFiles),
    ...(usuallyHasFiles || card.files.length > 0 || tab === 'files'
      ? [{ id: 'files', label: t('cards.record.tabs.files'), count: count(card.files.length) }]
      : []),
    { id: 'history', label: t('cards.record.tabs.history') },
  ]
  const current = tabs.find(({ id }) => id === tab) ?? tabs[0]
  const View = own.find(({ id }) => id === current?.id)?.View
  const common = recordTabs.find(id => id === current?.id)
  return (
    <LinkContext value={cardLinks}>
      <article
        className={classes(styles.record, !pictured && styles.plain, !pictured && Aside && styles.broad)}
        aria-labelledby="record-title"
      >
        {Stage ? (
          <div className={classes(styles.pictures, styles.stage)}>
            <Stage area={area} card={card} put={put} />
          </div>
        ) : (
          pictured && <RecordPictures area={area} card={card} />
        )}
        <InOrder className={styles.text}>
          <RecordHead area={area} card={card} put={put} />
          {Notice && <Notice area={area} card={card} put={put} />}
          {area.freezing && <FreezingNotice area={area} card={card} put={put} />}
          <Tabs
            label={t('cards.record.tabs.label')}
            value={current?.id ?? 'details'}
            onChange={next => onTab(next === tabs[0]?.id ? undefined : next)}
            tabs={tabs}
          >
            <VisuallyHidden>
              <h2>{current?.label}</h2>
            </VisuallyHidden>
            {View && <View area={area} card={card} put={put} />}
            {common === 'details' && <RecordDetails area={area} card={card} put={put} />}
            {common === 'linked' && <LinkedTab area={area} card={card} />}
            {common === 'files' && <FilesTab area={area} card={card} put={put} />}
            {common === 'history' && (
              <Suspense fallback={<p className={styles.nothing}>{t('common.loading')}</p>}>
                <HistoryTab area={area} card={card} put={put} />
              </Suspense>
            )}
          </Tabs>
        </InOrder>
      </article>
    </LinkContext>
  )
}
