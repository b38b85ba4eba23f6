import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Facet } from '#model/api/cards/shapes.ts'
import { daysAfter } from '#model/dates/museum-day.ts'
import type { Criteria } from '#model/searches/criteria.ts'
import type { CardArea } from '../cards/card-area.ts'
import { addMonths } from '../platform/days.ts'
import type { ChartValue } from '../ui/charts/chart-value.ts'

type LinkOf = (value: ChartValue, children: ReactNode) => ReactNode

/** Links a facet value to the list of its records. */
export const toFacet =
  (area: CardArea, { name }: Pick<Facet, 'name'>): LinkOf =>
  ({ id }, children) => (
    <Link to={area.listPath} search={{ filters: { [name]: [id] } } as never}>
      {children}
    </Link>
  )

const lastDay = (month: string): string => daysAfter(addMonths(`${month}-01`, 1), -1)

/** Criteria for the records added in a month. */
export const cameIn = (month: string): Criteria => ({
  blocks: [
    {
      operator: 'AND',
      filters: [
        {
          field: '@createdAt',
          condition: 'BETWEEN',
          operator: 'AND',
          values: [`${month}-01`, lastDay(month)],
        },
      ],
    },
  ],
})

/** Links a month to the list of records added in it. */
export const toMonth =
  (area: CardArea): LinkOf =>
  ({ id }, children) => (
    <Link to={area.listPath} search={{ criteria: JSON.stringify(cameIn(id)) } as never}>
      {children}
    </Link>
  )
