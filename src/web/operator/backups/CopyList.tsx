import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listMuseumCopies, type MuseumCopy, removeMuseumCopy } from '#model/api/operator/museum-copies.ts'
import type { MuseumCopyState } from '#model/museum/museum-copy.ts'
import { call } from '../../platform/client.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from '../Operator.module.css'
import { ScrollTable } from '../ScrollTable.tsx'
import { saying, useOperatorAction } from '../use-operator-action.ts'

const tones: Readonly<Record<MuseumCopyState, Tone>> = {
  running: 'info',
  ready: 'success',
  failed: 'danger',
  removed: 'neutral',
}

function RemoveDialog({ copy, onClose }: { readonly copy: MuseumCopy; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const moments = useMoments()
  const { busy, run } = useOperatorAction([listMuseumCopies])
  const remove = () =>
    run(() =>
      call(removeMuseumCopy, { params: { id: copy.id } }, { notify: saying('operator.copies.removed') }),
    )
  return (
    <Dialog
      title={t('operator.copies.removeAsk', { museum: copy.museum, date: moments.short(copy.asOf) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button look="danger" busy={busy} onClick={() => void remove().then(onClose)}>
            {t('operator.copies.remove')}
          </Button>
        </>
      }
    >
      <p>{t('operator.copies.removeText')}</p>
    </Dialog>
  )
}

/** Museums brought back beside themselves: how far they are, until when they can be read. */
export function CopyList({
  days,
  copies,
}: {
  readonly days: number
  readonly copies: readonly MuseumCopy[]
}) {
  const { t } = useTranslation()
  const moments = useMoments()
  const [removed, setRemoved] = useState<MuseumCopy>()
  if (copies.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('operator.copies.title')}</h2>
      <p className={styles.lead}>{t('operator.copies.text', { days })}</p>
      <ScrollTable
        label={t('operator.copies.title')}
        heads={[
          { label: t('operator.copies.museum') },
          { label: t('operator.copies.asOf') },
          { label: t('operator.copies.state') },
          { label: t('operator.copies.asked') },
          { label: t('operator.copies.ends') },
          { label: t('operator.copies.actions') },
        ]}
      >
        {copies.map(copy => (
          <tr key={copy.id}>
            <td className={styles.words}>
              {copy.state === 'ready' ? (
                <Link to="/operator/{-$area}/{-$id}" params={{ area: 'museums', id: copy.copyId }}>
                  {copy.museum}
                </Link>
              ) : (
                copy.museum
              )}
              <p className={styles.quiet}>{copy.reason}</p>
            </td>
            <td>{moments.short(copy.asOf)}</td>
            <td className={copy.failure || copy.filesMissing ? styles.words : undefined}>
              <Badge tone={tones[copy.state]}>{t(`operator.copies.states.${copy.state}`)}</Badge>
              {copy.failure !== null && <p className={styles.quiet}>{copy.failure}</p>}
              {copy.filesMissing !== null && copy.filesMissing > 0 && (
                <p className={styles.quiet}>{t('operator.copies.missing', { count: copy.filesMissing })}</p>
              )}
            </td>
            <td>
              {moments.short(copy.askedAt)}
              <p className={styles.quiet}>{copy.askedBy}</p>
            </td>
            <td>{copy.state === 'ready' && copy.endsAt !== null && moments.short(copy.endsAt)}</td>
            <td>
              {copy.state === 'ready' && (
                <Button onClick={() => setRemoved(copy)}>{t('operator.copies.remove')}</Button>
              )}
            </td>
          </tr>
        ))}
      </ScrollTable>
      {removed && <RemoveDialog copy={removed} onClose={() => setRemoved(undefined)} />}
    </section>
  )
}
