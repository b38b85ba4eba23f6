import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { daysAfter } from '#model/dates/museum-day.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import type { Criteria, Criterion } from '#model/searches/criteria.ts'
import { lineFieldName, throughLines } from '#model/searches/search-field.ts'
import { areaOf } from '../../cards/linked-cards.ts'
import { addMonths } from '../../platform/days.ts'
import type { Period } from './report-address.ts'

type Asked = readonly [field: string, condition: Criterion['condition'], values: readonly string[]]

const criteriaOf = (asked: readonly Asked[]): Criteria => ({
  blocks: [
    {
      operator: 'AND',
      filters: asked.map(([field, condition, values]) => ({
        field,
        condition,
        operator: 'AND',
        values: [...values],
      })),
    },
  ],
})

interface ListLinkProps {
  readonly type: string | undefined
  readonly asked: readonly Asked[] | undefined
  readonly children: ReactNode
}

/** A figure that leads to the list it counts; the figure alone where a list cannot find that. */
function ListLink({ type, asked, children }: ListLinkProps) {
  const area = areaOf(type)
  if (!area || !asked) return children
  return (
    <Link to={area.listPath} search={{ criteria: JSON.stringify(criteriaOf(asked)) } as never}>
      {children}
    </Link>
  )
}

/** The part of a month that lies in a period. */
export function withinMonth({ from, to }: Period, month: string): Period {
  const last = daysAfter(addMonths(`${month}-01`, 1), -1)
  return { from: from > `${month}-01` ? from : `${month}-01`, to: to < last ? to : last }
}

interface FigureLinkProps {
  readonly declaration: ProcedureDeclaration
  readonly children: ReactNode
}

/** Procedures of a type that were begun in a period. */
export const BegunLink = ({
  declaration: { type },
  period,
  children,
}: FigureLinkProps & { readonly period: Period }) => (
  <ListLink type={type} asked={[['@createdAt', 'BETWEEN', [period.from, period.to]]]}>
    {children}
  </ListLink>
)

type Numbered = FigureLinkProps & { readonly numbers: readonly string[] | null }

const isSome = (numbers: readonly string[] | null): numbers is readonly string[] =>
  numbers !== null && numbers.length > 0

/** Procedures by their numbers. */
export const NumbersLink = ({ declaration: { type }, numbers, children }: Numbered) => (
  <ListLink type={type} asked={isSome(numbers) ? [['@number', 'EQUALS', numbers]] : undefined}>
    {children}
  </ListLink>
)

/** Records of the lines of procedures, those refused excepted. */
export function RecordsLink({ declaration: { type, lines }, numbers, children }: Numbered) {
  const behind = `${throughLines}>${type}>`
  const { decision } = lines
  const refused: readonly Asked[] = decision
    ? [[`${behind}${lineFieldName(decision.path)}`, 'NOT_EQUALS', [String(decision.refused)]]]
    : []
  return (
    <ListLink
      type={lines.of[0]}
      asked={isSome(numbers) ? [[`${behind}@number`, 'EQUALS', numbers], ...refused] : undefined}
    >
      {children}
    </ListLink>
  )
}
