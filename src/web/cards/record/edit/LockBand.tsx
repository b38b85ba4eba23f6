import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { useTimes } from '../../../platform/times.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { CardArea } from '../../card-area.ts'
import { type CardLock, isLost } from './use-lock.ts'

export interface LockBandProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly lock: CardLock
}

/** A notice why the record cannot be edited, and what to do (acceptance row C-K05). Absent while the user holds the lock. */
export function LockBand({ area, card, lock }: LockBandProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const times = useTimes()
  const [asking, ask] = useState(false)
  const { state } = lock
  if (state.kind === 'theirs') {
    const name = state.info.userName ?? t('cards.conflict.somebody')
    const since = state.info.lockedSince ? times.short(state.info.lockedSince) : '…'
    return (
      <>
        <Banner
          kind="warning"
          inset
          role="alert"
          actions={
            card.abilities.takeOver && <Button onClick={() => ask(true)}>{t('cards.lock.takeOver')}</Button>
          }
        >
          {t('cards.lock.theirs', { name, since })}
        </Banner>
        {asking && (
          <Dialog
            title={t('cards.lock.takeOverTitle', { name })}
            onClose={() => ask(false)}
            actions={
              <>
                <Button onClick={() => ask(false)}>{t('cards.record.cancel')}</Button>
                <Button
                  look="primary"
                  data-autofocus
                  onClick={() => {
                    ask(false)
                    void lock.take(true)
                  }}
                >
                  {t('cards.lock.takeOver')}
                </Button>
              </>
            }
          >
            {t('cards.lock.takeOverText', { name })}
          </Dialog>
        )}
      </>
    )
  }
  if (state.kind === 'elsewhere')
    return (
      <Banner
        kind="warning"
        inset
        role="alert"
        actions={<Button onClick={() => void lock.take(true)}>{t('cards.lock.editHere')}</Button>}
      >
        {t('cards.lock.elsewhere')}
      </Banner>
    )
  if (!isLost(state)) return null
  return (
    <Banner
      kind="warning"
      inset
      role="alert"
      actions={
        <Button onClick={() => void navigate({ to: area.recordPath(card.id) })}>
          {t('cards.lock.read')}
        </Button>
      }
    >
      {state.kind === 'taken'
        ? t('cards.lock.taken', { name: state.by })
        : t(state.kind === 'moved' ? 'cards.lock.moved' : 'cards.lock.expired')}
    </Banner>
  )
}
