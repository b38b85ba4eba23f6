import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { MissingToPublish } from '#model/api/cards/shapes.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { CardArea } from '../card-area.ts'
import { useLabel } from '../use-label.ts'

export interface PublishDialogProps {
  readonly area: CardArea
  readonly id: string
  readonly missing: readonly MissingToPublish[]
  readonly onClose: () => void
  readonly onPublish: () => void
}

/** Names what visitors of the web will miss in a record, before it is published; it can be published all the same. */
export function PublishDialog({ area, id, missing, onClose, onPublish }: PublishDialogProps) {
  const { t } = useTranslation()
  const labelOf = useLabel(area.type)
  const list = new Intl.ListFormat(useLanguage())
  return (
    <Dialog
      title={t('cards.publishing.title')}
      onClose={onClose}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('cards.record.cancel')}
          </Button>
          <Button look="primary" onClick={onPublish}>
            {t('cards.publishing.anyway')}
          </Button>
        </>
      }
    >
      <p>{t('cards.publishing.text')}</p>
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
    </Dialog>
  )
}
