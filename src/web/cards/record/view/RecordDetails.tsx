import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { DefinitionList } from '../../../ui/read/DefinitionList.tsx'
import type { CardArea } from '../../card-area.ts'
import { RecordCitations } from '../../citations/RecordCitations.tsx'
import { fieldValues } from '../../form/assess.ts'
import { ShownCard } from '../../shown/ShownCard.tsx'
import { ChildCards } from '../../tree/ChildCards.tsx'
import { recordPartOf } from '../../types/record-parts.ts'
import { useFactRows } from '../use-fact-rows.tsx'
import styles from './Record.module.css'
import { RecordMap } from './RecordMap.tsx'

/** All that a card says, section by section, and what is known of the record itself. */
export function RecordDetails({ area, card }: { readonly area: CardArea; readonly card: CardAnswer }) {
  const { t } = useTranslation()
  const values = fieldValues(area.declaration, card)
  const facts = useFactRows(card, card.completeness)
  const Part = recordPartOf(area.type)
  return (
    <>
      {Object.keys(values).length === 0 && (
        <p className={styles.nothing}>{t('cards.record.noDetails.text')}</p>
      )}
      <RecordMap area={area} values={values} title={card.heading} />
      <ShownCard declaration={area.declaration} values={values} />
      <RecordCitations area={area} card={card} />
      {Part && <Part area={area} card={card} />}
      {area.declaration.broaderPath && <ChildCards area={area} id={card.id} />}
      <DefinitionList title={t('cards.record.facts.label')} rows={facts} />
    </>
  )
}
