import { alternatives, type Block, type Criteria, type Criterion } from './criteria.ts'
import type { LookFields } from './look-fields.ts'

/** The pictures that filter a list. */
export interface Look {
  /** Ids of pictures of the museum, and values of `looksText` for others: one match is enough. */
  readonly pictures: readonly string[]
  /** Ids of colours: one match is enough. */
  readonly colours: readonly string[]
}

export const noLook: Look = { pictures: [], colours: [] }

const isLook = ({ looks, colours }: LookFields, { filters }: Block): boolean =>
  filters.every(
    ({ field, condition }) =>
      (field === looks && condition === 'LOOKS_LIKE') || (field === colours && condition === 'EQUALS'),
  )

const lookBlock = ({ looks, colours }: LookFields, look: Look): Block | undefined => {
  const filters: Criterion[] = []
  const add = (field: string, condition: Criterion['condition'], values: readonly string[]) => {
    if (values.length > 0) filters.push({ field, condition, operator: 'AND', values: [...values] })
  }
  add(looks, 'LOOKS_LIKE', look.pictures)
  add(colours, 'EQUALS', look.colours)
  return filters.length > 0 ? { operator: 'AND', filters } : undefined
}

/** Alternatives as blocks again. */
const joinedRuns = (runs: readonly (readonly Block[])[]): Block[] =>
  runs.flatMap((run, at) =>
    run.map((block, place): Block => ({ ...block, operator: at > 0 && place === 0 ? 'OR' : 'AND' })),
  )

interface Taken {
  readonly look: Look
  /** The alternatives without it. */
  readonly runs: readonly (readonly Block[])[]
}

/** Splits off the last filter of every alternative, if it is the same picture search in all of them. */
function takeLook(criteria: Criteria | undefined, fields: LookFields): Taken {
  const runs = alternatives(criteria?.blocks ?? [])
  const [last] = runs.map(run => run.at(-1))
  const written = last && JSON.stringify(last.filters)
  const everywhere =
    last && isLook(fields, last) && runs.every(run => JSON.stringify(run.at(-1)?.filters) === written)
  if (!last || !everywhere) return { look: noLook, runs }
  const valuesOf = (name: string) => last.filters.find(({ field }) => field === name)?.values ?? []
  const rest = runs.map(run => run.slice(0, -1))
  return {
    look: { pictures: valuesOf(fields.looks), colours: valuesOf(fields.colours) },
    // An alternative without further conditions makes all others redundant.
    runs: rest.some(run => run.length === 0) ? [] : rest,
  }
}

/** Returns the picture search among the conditions of criteria. */
export const lookIn = (criteria: Criteria | undefined, fields: LookFields): Look =>
  takeLook(criteria, fields).look

/** Returns criteria with another picture and their other conditions unchanged. @returns undefined when no conditions are left. */
export function withLook(
  criteria: Criteria | undefined,
  fields: LookFields,
  look: Look,
): Criteria | undefined {
  const { runs } = takeLook(criteria, fields)
  const block = lookBlock(fields, look)
  const blocks = joinedRuns(block ? (runs.length > 0 ? runs : [[]]).map(run => [...run, block]) : runs)
  return blocks.length > 0 ? { blocks } : undefined
}
