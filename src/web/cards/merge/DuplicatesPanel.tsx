import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Duplicate } from '#model/api/cards/merging.ts'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { call } from '../../platform/client.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { unsaved } from '../../platform/unsaved/unsaved.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { CardArea } from '../card-area.ts'
import { isNewCard } from '../data/new-card.ts'
import type { CardForm } from '../form/card-form.ts'
import { shownTitle } from '../shown-title.ts'
import { DuplicateItem } from './DuplicateItem.tsx'
import styles from './Merge.module.css'
import { mergeCalls } from './merge-calls.ts'
import { useDuplicates } from './use-duplicates.ts'

export interface DuplicatesPanelProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly form: CardForm
}

/** Possible duplicates of a record being created, to use one of them instead, or to mark it as different. */
export function DuplicatesPanel({ area, card, form }: DuplicatesPanelProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set())
  const [using, setUsing] = useState<Duplicate>()
  const isNew = isNewCard(card.id)
  const values = useSyncExternalStore(form.assessment.subscribe, () => form.assessment.get().values)
  const duplicates = useDuplicates(area, values, isNew ? undefined : card.id).filter(
    ({ id }) => !others.has(id),
  )
  const calls = mergeCalls(area)
  const setDistinct = useMutation({
    mutationFn: (otherId: string) =>
      call(calls.setDistinct, { body: { id: card.id, otherId } }, { notify: genericOnFailure }),
  })
  const dropping = useMutation({
    mutationFn: async (otherId: string) => {
      if (!isNew) await call(area.endpoints.remove, { params: { id: card.id } }, { notify: genericOnFailure })
      return otherId
    },
    onSuccess(otherId) {
      // Unsaved text of the form is discarded with the merged record.
      unsaved.giveUp()
      void client.invalidateQueries({ queryKey: [area.endpoints.list.name] })
      void navigate({ to: area.recordPath(otherId), replace: true })
    },
  })
  if (duplicates.length === 0) return null
  return (
    <aside className={styles.panel} aria-label={t('merging.panel.title')}>
      <div role="status">
        <h2 className={styles.heading}>{t('merging.panel.title')}</h2>
      </div>
      <ul>
        {duplicates.map(duplicate => {
          const title = shownTitle(duplicate.item.title)
          return (
            <DuplicateItem key={duplicate.id} area={area} duplicate={duplicate}>
              {(isNew || card.abilities.delete) && (
                <Button
                  aria-label={t('merging.panel.useNamed', { title })}
                  onClick={() => setUsing(duplicate)}
                >
                  {t('merging.panel.use')}
                </Button>
              )}
              <Button
                look="subtle"
                aria-label={t('merging.panel.anotherNamed', { title })}
                onClick={() => {
                  setOthers(known => new Set([...known, duplicate.id]))
                  if (!isNew) setDistinct.mutate(duplicate.id)
                }}
              >
                {t('merging.panel.another')}
              </Button>
            </DuplicateItem>
          )
        })}
      </ul>
      {using && (
        <Dialog
          title={t('merging.panel.useTitle')}
          onClose={() => setUsing(undefined)}
          actions={
            <>
              <Button data-autofocus onClick={() => setUsing(undefined)}>
                {t('merging.dialog.cancel')}
              </Button>
              <Button look="primary" busy={dropping.isPending} onClick={() => dropping.mutate(using.id)}>
                {t('merging.panel.confirm')}
              </Button>
            </>
          }
        >
          {t('merging.panel.useText', { title: shownTitle(using.item.title) })}
        </Dialog>
      )}
    </aside>
  )
}
