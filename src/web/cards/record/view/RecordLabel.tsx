import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { HeadPart } from '#model/engine/aspects/wall-label-line.ts'
import { type FilledLine, type LabelValue, wallLabelOf } from '#model/engine/wall-label.ts'
import type { TermRef } from '#model/kinds/values.ts'
import { fieldKind } from '../../../fields/registry.ts'
import { HeadingText } from '../../../ui/read/HeadingText.tsx'
import type { CardArea } from '../../card-area.ts'
import { fieldValues } from '../../form/assess.ts'
import { Gathered } from '../../shown/Gathered.tsx'
import { useLabel } from '../../use-label.ts'
import styles from './Record.module.css'

interface PartProps {
  readonly area: CardArea
  readonly card: CardAnswer
}

/** A part of the heading, or the state of publication. */
function Head({ card, part }: Pick<PartProps, 'card'> & { readonly part: HeadPart }) {
  const { t } = useTranslation()
  if (part === '@number') return <span className="numbers">{card.number}</span>
  if (part === '@subtitle') return <HeadingText text={card.subtitle} italics={card.italics} />
  return t(card.publishedOnWeb ? 'cards.record.published' : 'cards.record.unpublished')
}

/** One value of a line; records lead to their pages, and a location to what is there. */
function Value({ area, card, value }: PartProps & { readonly value: LabelValue }) {
  if (typeof value === 'string') return <Head card={card} part={value} />
  const { path, field } = value
  const { Display, Cell } = fieldKind(field)
  const shown =
    'types' in field ? (
      <Display field={field} value={value.value} />
    ) : (
      <Cell field={field} value={value.value} />
    )
  if (!field.gathers) return shown
  return (
    <Gathered type={area.type} path={path} id={(value.value as TermRef).id}>
      {shown}
    </Gathered>
  )
}

/** A measurement follows its name directly; all other values are listed. */
function separator(value: LabelValue, before: LabelValue): string {
  const isMeasure = (one: LabelValue) => typeof one !== 'string' && one.field.kind === 'measure'
  return isMeasure(value) && !isMeasure(before) ? ' ' : ', '
}

function Line({ area, card, line }: PartProps & { readonly line: FilledLine }) {
  return line.rows.map((row, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows of a record as it is read, in their order
    <Fragment key={at}>
      {at > 0 && '; '}
      {row.map((value, place) => {
        const before = row[place - 1]
        return (
          <Fragment key={typeof value === 'string' ? value : value.path}>
            {before !== undefined && separator(value, before)}
            <Value area={area} card={card} value={value} />
          </Fragment>
        )
      })}
    </Fragment>
  ))
}

/** The label of a record, as beside a picture on the wall: maker and date, then material, size, number, location, credit line. */
export function RecordLabel({ area, card }: PartProps) {
  const labelOf = useLabel(area.type)
  const lines = wallLabelOf(
    area.declaration,
    fieldValues(area.declaration, card),
    part => ({ '@number': card.number, '@subtitle': card.subtitle, '@published': 'state' })[part] !== '',
  )
  return (
    <dl className={styles.label}>
      {lines.map(line => (
        <div key={line.name} data-lead={line.lead}>
          <dt>{labelOf(`wallLabel/${line.name}`)}</dt>
          <dd>
            <Line area={area} card={card} line={line} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
