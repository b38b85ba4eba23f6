import type { Mapping, Target } from '#model/exchange/mapping.ts'

/** A field that several columns go to as they are. */
export interface SharedField {
  readonly path: string
  /** In the order in which their texts stand. */
  readonly columns: readonly string[]
  /** What stands between them; undefined for what is usual. */
  readonly join: string | undefined
}

const isPart = ({ path, reader = 'value' }: Target): boolean => reader === 'value' && !path.startsWith('@')

/** Fields that more than one column goes to. Columns that a reader makes rows of have rows of their own. */
export function sharedFields({ columns }: Pick<Mapping, 'columns'>): readonly SharedField[] {
  const parts = columns.flatMap(({ column, targets }) =>
    targets.filter(isPart).map(target => ({ column, target })),
  )
  return [...Map.groupBy(parts, ({ target }) => target.path)].flatMap(([path, shared]) => {
    const ordered = shared.toSorted((one, other) => (one.target.turn ?? -1) - (other.target.turn ?? -1))
    const names = [...new Set(ordered.map(({ column }) => column))]
    return names.length < 2
      ? []
      : [{ path, columns: names, join: ordered.find(({ target }) => target.join !== undefined)?.target.join }]
  })
}

/** The same mapping with the columns of a field in this order, and this between them. */
export const withShared = (
  mapping: Pick<Mapping, 'columns'>,
  { path, columns, join }: SharedField,
): Pick<Mapping, 'columns'> => ({
  columns: mapping.columns.map(({ column, targets }) => ({
    column,
    targets: targets.map(target => {
      if (target.path !== path || !isPart(target)) return target
      const { join: _before, ...rest } = target
      return { ...rest, turn: columns.indexOf(column), ...(join !== undefined && { join }) }
    }),
  })),
})
