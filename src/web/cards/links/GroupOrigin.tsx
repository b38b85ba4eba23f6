import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CardAnswer, RelatedGroup } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../card-area.ts'
import styles from './Links.module.css'

interface GroupOriginProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly group: RelatedGroup
}

/** Says of links that a field makes which field it is: they are changed there, and not here. */
export function GroupOrigin({ area, card, group: { field } }: GroupOriginProps) {
  const { t } = useTranslation()
  if (!field) return null
  return (
    <p className={styles.origin}>
      {t(field.own ? 'links.fromOwnField' : 'links.fromTheirField', { field: field.label })}{' '}
      {field.own && card.abilities.edit && (
        <Link to={area.editPath(card.id)} hash={field.path.replace(/\/.*/, '')}>
          {t('links.editField')}
        </Link>
      )}
    </p>
  )
}
