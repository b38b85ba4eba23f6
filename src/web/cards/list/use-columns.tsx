import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import type { KindName } from '#model/kinds/kind-names.ts'
import { localeOf } from '#model/languages.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { usePercent } from '../../platform/i18n/use-percent.ts'
import { HeadingText } from '../../ui/read/HeadingText.tsx'
import type { Column } from '../../ui/table/Column.ts'
import type { CardArea } from '../card-area.ts'
import { type ColumnChoice, columnChoices } from '../layouts/column-choice.ts'
import type { LayoutColumns } from '../layouts/own-columns.ts'
import { LinkCounts } from '../links/LinkCounts.tsx'
import styles from '../Row.module.css'
import { useColumnLabel } from '../use-column-label.ts'
import { FieldCell } from './FieldCell.tsx'
import { PublishedCell } from './PublishedCell.tsx'
import { hasRowPicture, RowPicture } from './RowPicture.tsx'
import { RowTitle } from './RowTitle.tsx'

/** The completeness of a record: a ring and the percentage. */
function Completeness({ percent }: { readonly percent: number }) {
  const { t } = useTranslation()
  const inWords = usePercent()
  return (
    <span className={styles.completeness} title={t('cardList.row.complete', { percent })}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" className={styles.ring} />
        <circle
          cx="8"
          cy="8"
          r="6.5"
          className={styles.filled}
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          data-full={percent >= 100 || undefined}
        />
      </svg>
      <span className="numbers">{inWords(percent)}</span>
    </span>
  )
}

const widths: Readonly<Record<string, number>> = {
  number: 118,
  title: 190,
  subtitle: 180,
  completeness: 122,
  createdAt: 120,
  updatedAt: 120,
  publishedOnWeb: 148,
  // As many characters as a row shows, in one line.
  links: 172,
}

const kindWidths: { readonly [Kind in KindName]?: number } = {
  number: 96,
  measure: 104,
  day: 112,
  boolean: 96,
  date: 128,
}

type Drawn = Pick<Column<CardRow>, 'cell' | 'width'> & Partial<Column<CardRow>>

/** The columns of a list as its table draws them, in the chosen order. */
export function useColumns(
  area: CardArea,
  chosen: LayoutColumns,
  onLeave: (row: CardRow) => void,
): readonly Column<CardRow>[] {
  const { t } = useTranslation()
  const labelOf = useColumnLabel(area)
  const language = useLanguage()
  return useMemo(() => {
    const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' })
    const own: Readonly<
      Record<string, (row: CardRow) => Drawn['cell'] extends (row: CardRow) => infer Node ? Node : never>
    > = {
      number: row => <span className={`numbers ${styles.number}`}>{row.number}</span>,
      title: row => <RowTitle area={area} row={row} onLeave={onLeave} />,
      subtitle: row => <HeadingText text={row.subtitle} italics={row.italics} />,
      completeness: row => <Completeness percent={row.completeness} />,
      createdAt: row => <span className="numbers">{dates.format(new Date(row.createdAt))}</span>,
      updatedAt: row => <span className="numbers">{dates.format(new Date(row.updatedAt))}</span>,
      publishedOnWeb: row => <PublishedCell area={area} row={row} />,
      links: row => <LinkCounts counts={row.relatedEntitiesCount} />,
    }
    const draw = ({ path, field }: ColumnChoice): Drawn => {
      const cell = own[path]
      if (cell) return { cell, width: widths[path] ?? 120, ...(path === 'title' && { grow: 1 }) }
      return {
        cell: row => field && <FieldCell field={field} values={row.columns[path] ?? []} />,
        width: (field && kindWidths[field.kind]) ?? 120,
      }
    }
    const picture: Column<CardRow> = {
      id: 'picture',
      label: t('cardList.columns.picture'),
      hiddenLabel: true,
      fixed: true,
      width: 62,
      cell: row => <RowPicture area={area} row={row} />,
    }
    const choices = new Map(columnChoices(area).map(choice => [choice.path, choice]))
    const columns = chosen.flatMap(({ path }): Column<CardRow>[] => {
      const choice = choices.get(path)
      return choice
        ? [{ id: path, label: labelOf(path), sortable: choice.sort !== undefined, ...draw(choice) }]
        : []
    })
    return hasRowPicture(area) ? [picture, ...columns] : columns
  }, [area, chosen, onLeave, t, labelOf, language])
}
