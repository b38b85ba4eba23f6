import type { Expression } from './expression.ts'

const signs = { all: ' & ', any: ' | ' } as const

/** Negates an expression, as one query where the index can express it. */
const negatedQuery = (expression: Expression): Expression =>
  expression.is === 'not' && expression.of.is === 'fields'
    ? { is: 'fields', query: `!(${expression.of.query})` }
    : expression

/** Parts as one expression: what the index can answer at once becomes one query. */
export function joined(is: 'all' | 'any', parts: readonly Expression[]): Expression {
  const flat = parts.map(negatedQuery).flatMap(part => (part.is === is ? part.of : [part]))
  const queries = flat.flatMap(part => (part.is === 'fields' ? [part.query] : []))
  const others = flat.filter(part => part.is !== 'fields')
  const merged: Expression[] =
    queries.length === 0 ? [] : [{ is: 'fields', query: `(${[...new Set(queries)].join(signs[is])})` }]
  const of = [...merged, ...others]
  const [only] = of
  return of.length === 1 && only ? only : { is, of }
}
