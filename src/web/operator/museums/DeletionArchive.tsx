import { useTranslation } from 'react-i18next'
import {
  type MuseumDeletion,
  readDeletionArchive,
  remakeDeletionArchive,
} from '#model/api/operator/deletions.ts'
import { readOperatedMuseum } from '#model/api/operator/museums.ts'
import { call } from '../../platform/client.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { useSpace } from '../../platform/i18n/use-space.ts'
import { addressOf } from '../../platform/request/address.ts'
import { onSuccess } from '../../platform/request/notification-rules.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import styles from '../Operator.module.css'
import { useOperatorAction } from '../use-operator-action.ts'

type ArchiveState = MuseumDeletion['archive']['state']

const tones: Readonly<Record<ArchiveState, Tone>> = {
  making: 'info',
  ready: 'success',
  failed: 'danger',
  damaged: 'danger',
  removed: 'neutral',
}

/** Texts for the state of an archive, with its date and size. */
function useArchiveWords() {
  const { t } = useTranslation()
  const moments = useMoments()
  const space = useSpace()
  return ({ state, madeAt, bytes }: MuseumDeletion['archive']): string =>
    t(`operator.deletion.archive.${state}`, {
      date: madeAt === null ? '' : moments.short(madeAt),
      size: space(bytes ?? 0),
    })
}

interface DeletionArchiveProps {
  /** Absent where the museum is gone: its archive cannot be made again. */
  readonly museumId?: string
  readonly deletion: MuseumDeletion
}

/** The archive of everything of a museum that is to be deleted, or was. */
export function DeletionArchive({ museumId, deletion: { id, state: of, archive } }: DeletionArchiveProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const words = useArchiveWords()
  const { busy, run } = useOperatorAction([readOperatedMuseum])
  const { state, problems, keptUntil, sha256 } = archive
  const remake = (params: { readonly id: string }) =>
    run(() =>
      call(
        remakeDeletionArchive,
        { params },
        { notify: onSuccess('operator.deletion.archive.remade', [400]) },
      ),
    )
  return (
    <>
      <p>
        {t('operator.deletion.archive.title')}{' '}
        <Badge tone={tones[state]} dot>
          {words(archive)}
        </Badge>
      </p>
      {problems > 0 && (
        <p className={styles.quiet}>{t('operator.deletion.archive.problems', { count: problems })}</p>
      )}
      {keptUntil !== null && state === 'ready' && (
        <p className={styles.quiet}>
          {t('operator.deletion.archive.keptUntil', { date: dates.day(keptUntil) })}
        </p>
      )}
      {sha256 !== null && (
        <p className={styles.quiet}>
          SHA-256 <code className={styles.code}>{sha256}</code>
        </p>
      )}
      {state === 'ready' && museumId !== undefined && (
        <p className={styles.quiet}>{t('operator.deletion.archive.safe')}</p>
      )}
      <div className={styles.actions}>
        {state === 'ready' && (
          <ButtonLink href={addressOf(readDeletionArchive, { params: { id } })} download>
            {t('operator.deletion.archive.download')}
          </ButtonLink>
        )}
        {(state === 'failed' || state === 'damaged') && of === 'ordered' && museumId !== undefined && (
          <Button busy={busy} onClick={() => void remake({ id: museumId })}>
            {t('operator.deletion.archive.remake')}
          </Button>
        )}
      </div>
    </>
  )
}
