import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Facet } from '#model/api/cards/shapes.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { FacetGroup } from '../../ui/facets/FacetGroup.tsx'
import { FacetOption } from '../../ui/facets/FacetOption.tsx'
import { matching } from '../../ui/matches-query.ts'
import styles from './FacetPanel.module.css'

export interface ValuesFacetProps {
  readonly facet: Facet
  readonly title: string
  readonly label: (value: string) => string
  /** Returns the colour of a value, for facets of colours. */
  readonly colorOf?: ((value: string) => string | undefined) | undefined
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
  readonly open: boolean
}

/** Values shown before one asks for more. */
const few = 6
/** From so many values on there is a box to find one. */
const searchable = 12
/** Number of values added by each press. */
const step = 40

/** A facet of values to select, the most frequent first; selected ones are always in view. */
export function ValuesFacet({ facet, title, label, colorOf, chosen, onToggle, open }: ValuesFacetProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(few)
  const known = new Set(facet.values.map(({ value }) => value))
  const lost = chosen.filter(value => !known.has(value)).map(value => ({ value, label: value, count: 0 }))
  const all = [...lost, ...facet.values]
  const found = query === '' ? all : matching(all, one => one.label, query)
  const visible = found.filter(({ value }, index) => index < shown || chosen.includes(value))
  const rest = found.length - visible.length
  return (
    <FacetGroup
      title={title}
      defaultOpen={open}
      chosen={chosen.length}
      {...(all.length >= searchable && {
        search: { label: t('cardList.facets.search', { facet: title }), value: query, onChange: setQuery },
      })}
      more={
        rest > 0
          ? {
              label: t('cardList.facets.more', { number: numbers.format(rest) }),
              run: () => setShown(shown + step),
            }
          : shown > few && found.length > few
            ? { label: t('cardList.facets.less'), run: () => setShown(few) }
            : undefined
      }
    >
      {visible.map(({ value, count }) => (
        <FacetOption
          key={value}
          color={colorOf?.(value)}
          label={label(value)}
          count={numbers.format(count)}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
      {found.length === 0 && <p className={styles.none}>{t('cardList.facets.noneFound')}</p>}
    </FacetGroup>
  )
}
