import type { PlaceCard } from '#model/cards/place/sections.ts'
import type { DemoCard, Fate } from '../../writing/demo-card.ts'
import type { Written } from '../../writing/written.ts'

type WrittenPlace = Written<PlaceCard>

/** Which field of the administration the names of places of a type stand in. */
export type Administration = Readonly<Record<string, 'country' | 'region' | 'province' | 'municipality'>>

/** What is said of a place beside its line in the table. */
export type MorePlace = WrittenPlace & Pick<Fate, 'later'> & { readonly draft?: true }

interface Line {
  readonly name: string
  readonly type: string
  readonly depth: number
  readonly where: string
  readonly others: readonly string[]
  readonly ids: readonly string[]
}

const split = (text: string): string[] =>
  text
    .split(';')
    .map(part => part.trim())
    .filter(part => part !== '')

function lineOf(line: string): Line {
  const [name = '', type = '', where = '', others = '', ids = ''] = line.split('|').map(cell => cell.trim())
  return { name, type, depth: line.search(/\S/) / 2, where, others: split(others), ids: split(ids) }
}

/** '45.54, 10.22' is a point; four numbers, west, south, east, north, are a box. */
const positionOf = (where: string) =>
  where.includes(',') ? { position: { point: where } } : where && { position: { extent: where } }

/**
 * Places as a tree. A line is a place, what lies in it is indented below; its columns: name, type, point or box, other names, identifiers.
 * @param administration types of places whose names are those of units of the administration.
 */
export function placesOf(
  table: string,
  administration: Administration,
  more: Readonly<Record<string, MorePlace>> = {},
): readonly DemoCard[] {
  const above: Line[] = []
  return table
    .split('\n')
    .filter(line => line.trim() !== '')
    .map((text): DemoCard => {
      const line = lineOf(text)
      above.length = line.depth
      const broader = above.at(-1)?.name
      const units = above.flatMap(({ name, type }) => {
        const unit = administration[type]
        return unit ? [[unit, name] as const] : []
      })
      above.push(line)
      const { draft, later, ...own } = more[line.name] ?? {}
      return {
        type: 'place',
        ...(!draft && { published: true }),
        ...(later && { later }),
        card: {
          placeLocation: [{ name: line.name, preferred: true }, ...line.others.map(name => ({ name }))],
          locationType: line.type,
          ...(broader && { broader }),
          ...(units.length > 0 && { administration: Object.fromEntries(units) }),
          ...positionOf(line.where),
          ...(line.ids.length > 0 && { identifiers: line.ids.map(identifier => ({ identifier })) }),
          ...own,
        },
      }
    })
}
