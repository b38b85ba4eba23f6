import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Revision } from '#model/api/cards/shapes.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { useTimes } from '../../../platform/times.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { CardArea } from '../../card-area.ts'
import { ShownCard } from '../../shown/ShownCard.tsx'

export interface VersionDialogProps {
  readonly area: CardArea
  readonly id: string
  readonly revision: Revision
  readonly onClose: () => void
  readonly onRestore?: () => void
}

/** A card as it was. */
export function VersionDialog({ area, id, revision, onClose, onRestore }: VersionDialogProps) {
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
