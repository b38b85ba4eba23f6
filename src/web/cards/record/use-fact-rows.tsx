import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { ownFacetsOf } from '#model/engine/facets.ts'
import { usePercent } from '../../platform/i18n/use-percent.ts'
import { useTimes } from '../../platform/times.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { Definition } from '../../ui/read/DefinitionList.tsx'
import { linkedCount } from './linked-count.ts'

/** Returns the facts about a record that are not fields. */
export function useFactRows(card: CardAnswer, completeness: number): readonly Definition[] {
  const { t } = useTranslation()
  const times = useTimes()
  const percent = usePercent()
  const by = (at: string, person: CardAnswer['createdBy']) =>
    person ? t('cards.record.facts.by', { when: times.short(at), name: person.name }) : times.short(at)
  const declaration = declarationOfId(card.type.id)
  const published = {
    id: 'status',
    label: t('cards.record.facts.status'),
    value: (
      <Badge dot tone={card.publishedOnWeb ? 'success' : 'neutral'}>
        {t(card.publishedOnWeb ? 'cards.record.published' : 'cards.record.unpublished')}
      </Badge>
    ),
  }
  return [
    ...(declaration?.unpublished ? [] : [published]),
    ...(declaration && ownFacetsOf(declaration).includes('completeness')
      ? [{ id: 'completeness', label: t('cards.record.facts.completeness'), value: percent(completeness) }]
      : []),
    { id: 'updated', label: t('cards.record.facts.updated'), value: by(card.updatedAt, card.updatedBy) },
    {
      id: 'created',
      label: t(declaration?.uploaded ? 'cardList.columns.uploadedAt' : 'cards.record.facts.created'),
      value: by(card.createdAt, card.createdBy),
    },
    { id: 'linked', label: t('cards.record.facts.linked'), value: String(linkedCount(card)) },
    { id: 'number', label: t('cards.record.facts.number'), value: String(card.incrementalNumber) },
  ]
}
