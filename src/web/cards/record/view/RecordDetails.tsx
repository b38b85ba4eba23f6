import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { DefinitionList } from '../../../ui/read/DefinitionList.tsx'
import { RecordCitations } from '../../citations/RecordCitations.tsx'
import { fieldValues } from '../../form/assess.ts'
import { EarlierValues } from '../../shown/EarlierValues.tsx'
import { ShownCard } from '../../shown/ShownCard.tsx'
import { ChildCards } from '../../tree/ChildCards.tsx'
import { recordPartOf } from '../../types/record-parts.ts'
import { useFactRows } from '../use-fact-rows.tsx'
import styles from './Record.module.css'
import { RecordMap } from './RecordMap.tsx'
import { RecordModulesContext, type RecordSlotProps } from './record-slots.ts'

/** All that a card says, section by section, and what is known of the record itself. */
export function RecordDetails({ area, card, put }: RecordSlotProps) {
  const { t } = useTranslation()
  const values = fieldValues(area.declaration, card)
  const facts = useFactRows(card, card.completeness)
  const Part = recordPartOf(area.type)
  const { Part: Further } = use(RecordModulesContext).slotsOf(area.type)
  return (
    <>
      {Object.keys(values).length === 0 && (
        <p className={styles.nothing}>{t('cards.record.noDetails.text')}</p>
      )}
      <RecordMap area={area} values={values} title={card.heading} />
      <ShownCard declaration={area.declaration} values={values} />
      <EarlierValues values={card.earlierValues ?? []} />
      <RecordCitations area={area} card={card} />
      {Part && <Part area={area} card={card} />}
      {Further && <Further area={area} card={card} put={put} />}
      {area.declaration.broaderPath && <ChildCards area={area} id={card.id} />}
      <DefinitionList title={t('cards.record.facts.label')} rows={facts} />
    </>
  )
}
