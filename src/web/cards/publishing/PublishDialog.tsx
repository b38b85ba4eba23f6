import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { MissingToPublish } from '#model/api/cards/shapes.ts'
import { publicSideEndpoints } from '#model/api/public-side.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { useTimes } from '../../platform/times.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { CardArea } from '../card-area.ts'
import { useLabel } from '../use-label.ts'
import { PublicityParts } from './PublicityParts.tsx'
import styles from './PublishDialog.module.css'

export interface PublishDialogProps {
  readonly area: CardArea
  readonly id: string
  readonly onClose: () => void
  readonly onPublish: () => void
}

interface MissingProps extends Pick<PublishDialogProps, 'area' | 'id' | 'onClose'> {
  readonly missing: readonly MissingToPublish[]
}

/** Names what visitors of the web will miss in the record; it can be published all the same. */
function Missing({ area, id, missing, onClose }: MissingProps) {
  const { t } = useTranslation()
  const labelOf = useLabel(area.type)
  const list = new Intl.ListFormat(useLanguage())
  return (
    <div className={styles.part}>
      <h3>{t('cards.publishing.missingTitle')}</h3>
      <ul>
        {missing.map(({ what, count, fields = [] }) => (
          <li key={what}>
            {t(`cards.publishing.missing.${what}`, { count, fields: list.format(fields.map(labelOf)) })}
          </li>
        ))}
      </ul>
      <p>
        <Link to={area.recordPath(id)} search={{ tab: 'files' }} onClick={onClose}>
          {t('cards.publishing.files')}
        </Link>
      </p>
    </div>
  )
}

/**
 * Tells what publishing a record means before it happens (O-W10). The button has the focus and waits for nothing: whoever publishes often presses
 * Enter once more.
 */
export function PublishDialog({ area, id, onClose, onPublish }: PublishDialogProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const input = { params: { id } }
  const hasPages = area.declaration.site !== undefined
  const missing = useQuery({ ...endpointQuery(area.endpoints.missing, input), gcTime: 0 })
  const publicity = useQuery({
    ...endpointQuery(publicSideEndpoints(area.declaration).publicity, input),
    gcTime: 0,
    enabled: hasPages,
  })
  const withdrawal = publicity.data?.withdrawal ?? undefined
  const waiting = missing.isPending || (hasPages && publicity.isPending)
  const failed = [missing, publicity].find(({ isError }) => isError)
  return (
    <Dialog
      title={t('cards.publishing.title')}
      size={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.record.cancel')}</Button>
          <Button look="primary" data-autofocus disabled={withdrawal !== undefined} onClick={onPublish}>
            {t('cards.publishing.publish')}
          </Button>
        </>
      }
    >
      <div className={styles.parts} aria-busy={waiting}>
        {waiting && <Skeleton width={60} />}
        {failed && <LoadFailed retry={failed.refetch} />}
        {withdrawal && (
          <Banner kind="warning" role="alert" inset>
            {t('cards.withdrawal.banner', {
              name: withdrawal.by,
              time: times.short(withdrawal.at),
              reason: withdrawal.reason,
            })}
          </Banner>
        )}
        {publicity.data && publicity.data.site !== 'open' && (
          <Banner kind="info" inset>
            {t(`cards.publishing.site.${publicity.data.site}`)}
          </Banner>
        )}
        {missing.data && missing.data.missing.length > 0 && (
          <Missing area={area} id={id} missing={missing.data.missing} onClose={onClose} />
        )}
        {publicity.data && <PublicityParts area={area} publicity={publicity.data} />}
      </div>
    </Dialog>
  )
}
