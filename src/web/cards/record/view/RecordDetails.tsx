import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { DefinitionList } from '../../../ui/read/DefinitionList.tsx'
import { RecordCitations } from '../../citations/RecordCitations.tsx'
import { fieldValues } from '../../form/assess.ts'
import { EarlierValues } from '../../shown/EarlierValues.tsx'
import { says } from '../../shown/entries.ts'
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
  const Part = recordPartOf(area.type)
  const { Part: Further, Aside } = use(RecordModulesContext).slotsOf(area.type)
  const { inHead = [], sections, type } = area.declaration
  const shown = Object.fromEntries(Object.entries(sections).filter(([name]) => !inHead.includes(name)))
  const isEmpty = !Object.values(shown).some(({ fields }) =>
    Object.entries(fields).some(([key, field]) => says(field, values[key])),
  )
  const facts = <Facts card={card} isBeside={Aside !== undefined} />
  const details = (
    <>
      {isEmpty && <p className={styles.nothing}>{t('cards.record.noDetails.text')}</p>}
      <RecordMap area={area} values={values} title={card.heading} />
      <ShownCard declaration={{ type, sections: shown }} values={values} />
      <EarlierValues values={card.earlierValues ?? []} />
      <RecordCitations area={area} card={card} />
      {Part && <Part area={area} card={card} />}
      {Further && <Further area={area} card={card} put={put} />}
      {area.declaration.broaderPath && <ChildCards area={area} id={card.id} />}
      {!Aside && facts}
    </>
  )
  if (!Aside) return details
  return (
    <div className={styles.details}>
      <div>{details}</div>
      <aside aria-label={t('cards.record.facts.label')}>
        <Aside area={area} card={card} put={put} />
        {facts}
      </aside>
    </div>
  )
}

/** What is known of the record itself. */
function Facts({ card, isBeside }: Pick<RecordSlotProps, 'card'> & { readonly isBeside: boolean }) {
  const { t } = useTranslation()
  const rows = useFactRows(card, card.completeness)
  const title = t('cards.record.facts.label')
  return <DefinitionList title={title} rows={rows} look={isBeside ? 'ends' : 'columns'} />
}
