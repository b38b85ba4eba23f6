import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cancelMuseumDeletion, type MuseumDeletion } from '#model/api/operator/deletions.ts'
import { listMuseums, type OperatedMuseum, readOperatedMuseum } from '#model/api/operator/museums.ts'
import { call } from '../../platform/client.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from '../Operator.module.css'
import { saying, useOperatorAction } from '../use-operator-action.ts'
import { DeletionArchive } from './DeletionArchive.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'

export interface DeletionSectionProps {
  readonly museum: OperatedMuseum
  readonly deletion: MuseumDeletion | null
}

/** The deletion of a museum: to be ordered, or what is to become of one that is. */
export function DeletionSection({ museum, deletion }: DeletionSectionProps) {
  const { t } = useTranslation()
  const [asks, setAsks] = useState(false)
  const isClosed = museum.state.name === 'closed'
  return (
    <section className={styles.part} aria-labelledby="operator-deletion">
      <h2 id="operator-deletion">{t('operator.deletion.title')}</h2>
      {deletion ? (
        <OrderedDeletion museum={museum} deletion={deletion} />
      ) : (
        <>
          <p className={styles.quiet}>
            {t(isClosed ? 'operator.deletion.text' : 'operator.deletion.needsClosed')}
          </p>
          {isClosed && (
            <div className={styles.actions}>
              <Button look="danger" onClick={() => setAsks(true)}>
                {t('operator.deletion.order')}
              </Button>
            </div>
          )}
        </>
      )}
      {asks && <DeletionDialog museum={museum} onClose={() => setAsks(false)} />}
    </section>
  )
}

/** What keeps a deletion that is ordered: its archive, or only the day. */
function standing(archive: MuseumDeletion['archive']['state'], dueAt: string) {
  if (archive === 'failed' || archive === 'damaged') return 'held'
  return new Date(dueAt) < new Date() ? 'waiting' : 'due'
}

interface OrderedDeletionProps {
  readonly museum: OperatedMuseum
  readonly deletion: MuseumDeletion
}

function OrderedDeletion({ museum: { id, name }, deletion }: OrderedDeletionProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const moments = useMoments()
  const [asks, setAsks] = useState(false)
  const { busy, run } = useOperatorAction([readOperatedMuseum, listMuseums])
  const { state, dueAt, orderedAt, orderedBy, reason, archive } = deletion
  const isErasing = state === 'erasing'
  const says = isErasing ? 'erasing' : standing(archive.state, dueAt)
  const cancel = async () => {
    const input = { params: { id } }
    await run(() => call(cancelMuseumDeletion, input, { notify: saying('operator.deletion.cancelled') }))
    setAsks(false)
  }
  return (
    <div className={styles.stack}>
      <Banner kind="danger" inset>
        {t(`operator.deletion.${says}`, { date: dates.day(dueAt) })}
      </Banner>
      <p className={styles.quiet}>
        {t('operator.deletion.by', { date: moments.short(orderedAt), name: orderedBy, reason })}
      </p>
      <DeletionArchive museumId={id} deletion={deletion} />
      {!isErasing && (
        <div className={styles.actions}>
          <Button look="primary" onClick={() => setAsks(true)}>
            {t('operator.deletion.cancel')}
          </Button>
        </div>
      )}
      {asks && (
        <Dialog
          title={t('operator.deletion.cancelAsk', { museum: name })}
          onClose={() => setAsks(false)}
          actions={
            <>
              <Button data-autofocus onClick={() => setAsks(false)}>
                {t('operator.deletion.back')}
              </Button>
              <Button look="primary" busy={busy} onClick={() => void cancel()}>
                {t('operator.deletion.cancel')}
              </Button>
            </>
          }
        >
          {t('operator.deletion.cancelText')}
        </Dialog>
      )}
    </div>
  )
}
