import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DuplicatePair } from '#model/api/cards/merging.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { firstFocusable, useMovedFocus } from '../../ui/form/use-moved-focus.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'
import styles from './Merge.module.css'
import { MergeDialog } from './MergeDialog.tsx'
import { mergeCalls } from './merge-calls.ts'
import { useMayMerge } from './use-may-merge.ts'

/** Pairs of possible duplicates, page by page: an answer may be empty and still have a next page. */
function useDuplicatePairs(area: CardArea) {
  const client = useQueryClient()
  const calls = mergeCalls(area)
  const queryKey = [calls.duplicatePairs.name]
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(calls.duplicatePairs, { query: pageParam === undefined ? {} : { after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    gcTime: 0,
  })
  const setDistinct = useMutation({
    mutationFn: (body: { readonly id: string; readonly otherId: string }) =>
      call(calls.setDistinct, { body }, { notify: genericOnFailure }),
    onSuccess: () => client.invalidateQueries({ queryKey: [calls.duplicates.name], refetchType: 'none' }),
  })
  const pages = query.data?.pages ?? []
  return {
    pairs: pages.flatMap(({ result }) => result),
    compared: pages.reduce((sum, page) => sum + page.compared, 0),
    total: pages.at(-1)?.total ?? 0,
    isPending: query.isPending,
    isError: query.isError,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    busy: query.isFetchingNextPage,
    setDistinct: (id: string, otherId: string) => setDistinct.mutate({ id, otherId }),
  }
}

const keyOf = ({ card, other }: DuplicatePair): string => `${card.id} ${other.id}`

/** Pairs of records in a list that may be duplicates: to compare and merge, or to mark as distinct (user wishes, E). */
export function DuplicatesDrawer({
  area,
  onClose,
}: {
  readonly area: CardArea
  readonly onClose: () => void
}) {
  const { t } = useTranslation()
  const format = new Intl.NumberFormat(useLanguage())
  const mayMerge = useMayMerge(area)
  const { pairs, compared, total, isPending, isError, retry, more, busy, setDistinct } =
    useDuplicatePairs(area)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [merging, setMerging] = useState<DuplicatePair>()
  const list = useRef<HTMLUListElement>(null)
  const shown = pairs.filter(pair => !gone.has(keyOf(pair)))
  const focusAfter = useMovedFocus(list, shown.map(keyOf))
  const leave = (pair: DuplicatePair) => {
    const index = shown.indexOf(pair)
    focusAfter(element => firstFocusable(element.children[Math.min(index, shown.length - 2)]))
    setGone(known => new Set([...known, keyOf(pair)]))
  }
  return (
    <Drawer title={t('merging.pairs.title')} closeLabel={t('common.close')} onClose={onClose} size={520}>
      <p className={styles.text}>{t('merging.pairs.text')}</p>
      {isPending && <Skeleton width={18} />}
      {isError && <Button onClick={retry}>{t('merging.dialog.tryAgain')}</Button>}
      <ul ref={list}>
        {shown.map(pair => {
          const [one, other] = [shownTitle(pair.card.title), shownTitle(pair.other.title)]
          return (
            <li key={keyOf(pair)} className={styles.pair}>
              {[pair.card, pair.other].map(item => (
                <span key={item.id} className={styles.words}>
                  <a className={styles.title} href={area.recordPath(item.id)} target="_blank" rel="noopener">
                    {shownTitle(item.title)}
                  </a>
                  <span className={styles.small}>
                    {[item.shortDescription, item.description].filter(Boolean).join(' · ')}
                  </span>
                </span>
              ))}
              <span className={styles.small}>
                <Badge>{t(`merging.likeness.${pair.likeness}`)}</Badge>{' '}
                {pair.why.map(reason => t(`merging.why.${reason}`)).join(', ')}
              </span>
              {mayMerge && (
                <span className={styles.buttons}>
                  <Button
                    aria-label={t('merging.pairs.mergeOf', { one, other })}
                    onClick={() => setMerging(pair)}
                  >
                    {t('merging.pairs.merge')}
                  </Button>
                  <Button
                    look="subtle"
                    aria-label={t('merging.pairs.distinctOf', { one, other })}
                    onClick={() => {
                      setDistinct(pair.card.id, pair.other.id)
                      leave(pair)
                    }}
                  >
                    {t('merging.pairs.distinct')}
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {!isPending && !isError && (
        <p className={styles.text} role="status">
          {shown.length === 0 && !more && `${t('merging.pairs.none')} `}
          {t('merging.pairs.compared', {
            compared: format.format(compared),
            total: format.format(Math.max(compared, total)),
          })}
        </p>
      )}
      {more && (
        <Button look="subtle" busy={busy} onClick={more}>
          {t('merging.pairs.more')}
        </Button>
      )}
      {merging && (
        <MergeDialog
          area={area}
          ids={[merging.card.id, merging.other.id]}
          onClose={() => setMerging(undefined)}
          onStarted={() => leave(merging)}
        />
      )}
    </Drawer>
  )
}
