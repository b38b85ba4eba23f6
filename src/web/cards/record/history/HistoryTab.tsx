import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer, Revision } from '#model/api/cards/shapes.ts'
import { type Change, eventPath } from '#model/engine/diff.ts'
import { call } from '../../../platform/client.ts'
import type { TextKey } from '../../../platform/i18n/text-key.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { useTimes } from '../../../platform/times.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Timeline } from '../../../ui/read/Timeline.tsx'
import type { CardArea } from '../../card-area.ts'
import { ShownCard } from '../../shown/ShownCard.tsx'
import { useFrozenWords } from '../freezing/use-frozen-words.ts'
import { type EventWords, RecordModulesContext } from '../view/record-slots.ts'
import { ChangeList } from './ChangeList.tsx'
import styles from './History.module.css'
import { RestoreDialog } from './RestoreDialog.tsx'

/** The history of a card, newest first, as far as it was asked for. */
function useRevisions({ endpoints }: CardArea, id: string) {
  const { data, hasNextPage, fetchNextPage, isFetching, error } = useInfiniteQuery({
    queryKey: [endpoints.revisions.name, id],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        endpoints.revisions,
        { params: { id }, query: pageParam === undefined ? {} : { before: String(pageParam) } },
        { signal, name: `revisions ${id} ${pageParam ?? ''}` },
      ),
    getNextPageParam: ({ hasMore, result }) => (hasMore ? result.at(-1)?.version : undefined),
  })
  return {
    revisions: data?.pages.flatMap(({ result }) => result),
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    busy: isFetching,
    failed: error !== null,
  }
}

interface VersionDialogProps {
  readonly area: CardArea
  readonly id: string
  readonly revision: Revision
  readonly onClose: () => void
  readonly onRestore?: () => void
}

/** A card as it was. */
function VersionDialog({ area, id, revision, onClose, onRestore }: VersionDialogProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const version = String(revision.version)
  const { data } = useQuery(endpointQuery(area.endpoints.version, { params: { id, version } }))
  return (
    <Dialog
      size={760}
      title={t('cards.history.versionOf', { time: times.full(revision.at) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.history.close')}</Button>
          {onRestore && (
            <Button look="primary" onClick={onRestore}>
              {t('cards.history.restoreAll')}
            </Button>
          )}
        </>
      }
    >
      {data ? <ShownCard declaration={area.declaration} values={data} /> : t('common.loading')}
    </Dialog>
  )
}

export interface HistoryTabProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly put: (answer: CardAnswer) => void
}

/** The target of a restore: a whole version, or one value. */
interface Wanted {
  readonly revision: Revision
  /** The version to restore. */
  readonly version: number
  readonly paths?: readonly string[]
  readonly label?: string
}

const none: EventWords = {}
const useNoWords = () => () => none

/** The history: author, time and changed fields; any version can be viewed and restored, wholly or in part (C-K14). */
export function HistoryTab({ area, card, put }: HistoryTabProps) {
  const { t, i18n } = useTranslation()
  const times = useTimes()
  const { revisions, hasMore, more, busy, failed } = useRevisions(area, card.id)
  const { useEventWords = useNoWords } = use(RecordModulesContext).slotsOf(area.type)
  const ownWordsOf = useEventWords(area)
  const frozenWordsOf = useFrozenWords(area)
  const [viewed, view] = useState<Revision>()
  const [wanted, want] = useState<Wanted>()
  const mayRestore = card.abilities.edit && !card.lock.isLockedBySomeoneElse
  if (failed) return <p className={styles.none}>{t('common.somethingWentWrong')}</p>
  if (!revisions) return <p className={styles.none}>{t('common.loading')}</p>
  if (revisions.length === 0) return <p className={styles.none}>{t('cards.history.none')}</p>

  const actionOf = ({ action }: Revision): string => {
    // Bulk edits share one description, whatever each did: 'bulk.set'.
    const key = `cards.history.actions.${action.replace(/\..*/, '')}`
    return i18n.exists(key) ? (t(key as TextKey) as string) : action
  }
  const whoDid = ({ by, outsider, onBehalfOf }: Revision): string => {
    const name = by?.name ?? outsider ?? t('cards.history.unknown')
    return onBehalfOf ? t('cards.history.onBehalf', { name, owner: onBehalfOf.name }) : name
  }
  const restoreOne = (revision: Revision) => (change: Change, label: string) =>
    want({ revision, version: revision.version - 1, paths: [change.path], label })
  const entries = revisions.map(revision => {
    const own = ownWordsOf(revision)
    const frozen = frozenWordsOf(revision)
    const changes = revision.changes.filter(({ path }) => path !== eventPath) as readonly Change[]
    return {
      id: String(revision.version),
      at: revision.at,
      when: times.full(revision.at),
      title: own.title ?? frozen.title ?? actionOf(revision),
      who: own.who ?? whoDid(revision),
      children: (
        <>
          {own.details ?? frozen.details}
          <ChangeList
            area={area}
            changes={changes}
            onRestore={mayRestore && revision.version > 1 ? restoreOne(revision) : undefined}
          />
          {revision.version !== card.version && (
            <div className={styles.actions}>
              <button type="button" className={styles.link} onClick={() => view(revision)}>
                {t('cards.history.view')}
              </button>
            </div>
          )}
        </>
      ),
    }
  })
  return (
    <>
      <Timeline label={t('cards.record.tabs.history')} entries={entries} />
      {hasMore && (
        <div className={styles.more}>
          <Button onClick={more} busy={busy}>
            {t('cards.history.more')}
          </Button>
        </div>
      )}
      {viewed && (
        <VersionDialog
          area={area}
          id={card.id}
          revision={viewed}
          onClose={() => view(undefined)}
          {...(mayRestore && {
            onRestore: () => {
              view(undefined)
              want({ revision: viewed, version: viewed.version })
            },
          })}
        />
      )}
      {wanted && (
        <RestoreDialog area={area} card={card} {...wanted} put={put} onClose={() => want(undefined)} />
      )}
    </>
  )
}
