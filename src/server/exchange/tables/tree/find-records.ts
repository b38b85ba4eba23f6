import type { RecordFinder } from './record-reading.ts'
import { ownText, type TreeVisitor } from './tree-events.ts'

/** Elements at one path of a file. */
interface Place {
  readonly name: string
  readonly inside: Map<string, Place>
  readonly around: Place | undefined
  count: number
  /** The number of them that hold elements. */
  structured: number
  isListed: boolean
  /** Values in it, at any depth. */
  values: number
}

/** Paths that are looked at; a file with more has names of its own for everything, and no table in it. */
const mostPlaces = 20_000

const placeOf = (name: string, around: Place | undefined): Place => ({
  name,
  around,
  inside: new Map(),
  count: 0,
  structured: 0,
  isListed: false,
  values: 0,
})

/** Counts what is where in a file. */
export class StructureReading implements TreeVisitor {
  readonly root = placeOf('', undefined)
  /** Names of elements, those at the beginning of the file. */
  readonly names = new Set<string>()
  #places = 0
  /** Open elements, and whether an element was in each; undefined for those that are no longer looked at. */
  readonly #open: { readonly place: Place | undefined; holds: boolean }[] = [
    { place: this.root, holds: false },
  ]

  open(name: string, _attributes: ReadonlyMap<string, string>, isListed = false): void {
    const parent = this.#open.at(-1)
    if (this.names.size < mostPlaces) this.names.add(name)
    const place = parent?.place && this.#inside(parent.place, name)
    if (place) {
      place.count++
      place.isListed ||= isListed
    }
    if (parent && !parent.holds) {
      parent.holds = true
      if (parent.place) parent.place.structured++
    }
    this.#open.push({ place, holds: false })
  }

  text(): void {}

  close(): void {
    const closed = this.#open.pop()
    if (!closed?.place || closed.holds) return
    closed.place.values++
  }

  #inside(parent: Place, name: string): Place | undefined {
    const known = parent.inside.get(name)
    if (known) return known
    if (this.#places >= mostPlaces) return undefined
    this.#places++
    const made = placeOf(ownText(name), parent)
    parent.inside.set(made.name, made)
    return made
  }
}

const valuesIn = (place: Place): number =>
  place.values + [...place.inside.values()].reduce((sum, each) => sum + valuesIn(each), 0)

const isRepeated = ({ count, structured, isListed, around }: Place): boolean =>
  structured > 0 && (isListed || count > (around?.count ?? 0)) && (isListed || count > 1)

/** The repeated elements nearest to the root, on every way from there. */
const nearest = (place: Place): readonly Place[] =>
  [...place.inside.values()].flatMap(each => (isRepeated(each) ? [each] : nearest(each)))

const largest = (places: readonly Place[]): Place | undefined =>
  places.reduce<Place | undefined>(
    (best, each) => (best && best.count >= each.count ? best : each),
    undefined,
  )

/** An element with so many of another one in it only groups them: two museums with their objects. */
const grouped = 20

const withoutGroups = (place: Place): Place => {
  const inside = largest(nearest(place))
  const groups = inside && inside.count >= place.count * grouped && inside.count / place.count > place.count
  return groups ? withoutGroups(inside) : place
}

/** The one record of a file, where nothing repeats: the outermost element that holds more than one other. */
const single = (place: Place): Place => {
  const [only, ...more] = place.inside.values()
  return only && more.length === 0 && only.inside.size > 0 ? single(only) : place
}

const pathOf = (place: Place): readonly string[] =>
  place.around ? [...pathOf(place.around), place.name] : []

/**
 * Finds the elements that are records in a file of an unknown structure: what repeats nearest to the root, most often, and holds most of what the
 * file says. Else the file is one record.
 */
export function findRecords({ root }: StructureReading): RecordFinder {
  root.count = 1
  const candidates = nearest(root)
  const best = largest(candidates)
  const outside = valuesIn(root) - candidates.reduce((sum, each) => sum + valuesIn(each), 0)
  const isTable = best !== undefined && (best.isListed || valuesIn(best) > outside)
  const wanted = pathOf(isTable ? withoutGroups(best) : single(root))
  return {
    nested: 'outer',
    isRecord: path => path.length === wanted.length && wanted.every((name, at) => path[at] === name),
  }
}
