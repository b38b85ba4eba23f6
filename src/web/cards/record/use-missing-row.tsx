import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { Definition } from '../../ui/read/DefinitionList.tsx'
import type { CardArea } from '../card-area.ts'
import { useLabel } from '../use-label.ts'

/** Returns what a record lacks to be complete by the rules of its museum; each field leads to its place in the form. */
export function useMissingRow(area: CardArea, { id, missing, abilities }: CardAnswer): readonly Definition[] {
  const { t } = useTranslation()
  const labelOf = useLabel(area.type)
  if (missing.length === 0) return []
  const value = missing.map((path, at) => (
    <span key={path}>
      {at > 0 && ' · '}
      {abilities.edit ? (
        <Link to={area.editPath(id)} hash={path}>
          {labelOf(path)}
        </Link>
      ) : (
        labelOf(path)
      )}
    </span>
  ))
  return [{ id: 'missing', label: t('cards.record.facts.missing'), value }]
}
