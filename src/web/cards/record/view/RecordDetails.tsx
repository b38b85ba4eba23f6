import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { DefinitionList } from '../../../ui/read/DefinitionList.tsx'
import type { CardArea } from '../../card-area.ts'
import { fieldValues } from '../../form/assess.ts'
import { ShownCard } from '../../shown/ShownCard.tsx'
import { useFactRows } from '../use-fact-rows.tsx'
import styles from './Record.module.css'

/** All that a card says, section by section, and what is known of the record itself. */
export function RecordDetails({ area, card }: { readonly area: CardArea; readonly card: CardAnswer }) {
  const { t } = useTranslation()
  const values = fieldValues(area.declaration, card)
  const facts = useFactRows(card, card.completeness)
  return (
    <>
      {Object.keys(values).length === 0 && (
        <p className={styles.nothing}>{t('cards.record.noDetails.text')}</p>
      )}
      <ShownCard declaration={area.declaration} values={values} />
      <DefinitionList title={t('cards.record.facts.label')} rows={facts} />
    </>
  )
}
