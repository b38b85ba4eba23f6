import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { listChanges, type TermChange, undoChange } from '#model/api/vocabularies/changes.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { call } from '../platform/client.ts'
import { CallError } from '../platform/request/call-error.ts'
import { useTimes } from '../platform/times.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { Timeline } from '../ui/read/Timeline.tsx'
import { refreshTerms } from '../vocabularies/terms.ts'
import styles from './History.module.css'

const blocksize = 25

/** Changes of a vocabulary, newest first, and the action that undoes one. */
function useChanges(code: VocabularyCode) {
  const client = useQueryClient()
  const changes = useInfiniteQuery({
    queryKey: [listChanges.name, { params: { code } }, 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listChanges, { params: { code }, query: { page: pageParam, blocksize } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * blocksize < last.totalSize ? pages.length : undefined),
  })
  const undo = useMutation({
    mutationFn: (id: string) =>
      call(
        undoChange,
        { params: { id } },
        { notify: { success: { message: 'vocabularyEditor.history.undone' } } },
      ),
    onSuccess: () => refreshTerms(client, code),
  })
  return { changes, undo }
}

interface HistoryDrawerProps {
  readonly code: VocabularyCode
  readonly onClose: () => void
}

/** Terms named one by one; the others are counted. */
const namedAtOnce = 3

/** Changes of a vocabulary and their authors; each can be undone. */
export function HistoryDrawer({ code, onClose }: HistoryDrawerProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const { changes, undo } = useChanges(code)
  const all = changes.data?.pages.flatMap(({ result }) => result) ?? []
  const namesOf = ({ terms, count }: TermChange): string => {
    const named = terms.slice(0, namedAtOnce).map(({ name }) => `“${name}”`)
    const left = count - named.length
    return [named.join(', '), left > 0 && t('vocabularyEditor.history.others', { count: left })]
      .filter(Boolean)
      .join(' ')
  }
  return (
    <Drawer title={t('vocabularyEditor.history.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles.history}>
        {undo.error && (
          <Banner kind="danger" role="alert" inset>
            {undo.error instanceof CallError && undo.error.status > 0
              ? undo.error.message
              : t('common.unreachable')}
          </Banner>
        )}
        {changes.isPending && <p role="status">{t('vocabularyPicker.loading')}</p>}
        {changes.isError && (
          <Banner
            kind="danger"
            role="alert"
            inset
            actions={<Button onClick={() => void changes.refetch()}>{t('common.tryAgain')}</Button>}
          >
            {t('common.unreachable')}
          </Banner>
        )}
        {changes.isSuccess && all.length === 0 && <p>{t('vocabularyEditor.history.none')}</p>}
        <Timeline
          label={t('vocabularyEditor.history.title')}
          entries={all.map(change => ({
            id: change.id,
            at: change.at,
            when: times.short(change.at),
            title: t(`vocabularyEditor.history.kinds.${change.kind}`),
            who: change.by?.name,
            children: (
              <div className={styles.change}>
                <span>{namesOf(change)}</span>
                {change.undone ? (
                  <span className={styles.undone}>{t('vocabularyEditor.history.isUndone')}</span>
                ) : (
                  <Button
                    look="subtle"
                    busy={undo.isPending && undo.variables === change.id}
                    aria-label={t('vocabularyEditor.history.undoOf', {
                      change: `${t(`vocabularyEditor.history.kinds.${change.kind}`)} ${namesOf(change)}`,
                    })}
                    onClick={() => undo.mutate(change.id)}
                  >
                    <Undo2 size={15} strokeWidth={1.7} aria-hidden="true" />
                    {t('vocabularyEditor.history.undo')}
                  </Button>
                )}
              </div>
            ),
          }))}
        />
        {changes.hasNextPage && (
          <Button busy={changes.isFetchingNextPage} onClick={() => void changes.fetchNextPage()}>
            {t('vocabularyEditor.history.more')}
          </Button>
        )}
      </div>
    </Drawer>
  )
}
