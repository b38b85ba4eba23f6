import { isReferenceSystem } from '../../kinds/reference-systems.ts'
import { boxRing, type Drawn, type Polygon, type Position, type Ring } from './area.ts'
import { AreaProblem } from './area-problem.ts'
import { systemNamed } from './reference-system.ts'
import { ringOf } from './ring.ts'

const token = /\s*(?:([a-z]\w*)|([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)|'([^']*)'|([(),;=]))/iy
const mostTokens = 20_000
const mostNested = 8

type Token =
  | { readonly is: 'word' | 'sign' | 'quoted'; readonly text: string }
  | { readonly is: 'number'; readonly value: number }

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  token.lastIndex = 0
  const end = text.trimEnd().length
  while (token.lastIndex < end) {
    const [, word, number, quoted, sign] = token.exec(text) ?? []
    if (word !== undefined) tokens.push({ is: 'word', text: word.toUpperCase() })
    else if (number !== undefined) tokens.push({ is: 'number', value: Number(number) })
    else if (quoted !== undefined) tokens.push({ is: 'quoted', text: quoted })
    else if (sign !== undefined) tokens.push({ is: 'sign', text: sign })
    else throw new AreaProblem('area')
    if (tokens.length > mostTokens) throw new AreaProblem('area')
  }
  return tokens
}

/** Reads tokens one after the other. */
function walker(tokens: readonly Token[]) {
  let at = 0
  const isSign = (text: string) => {
    const next = tokens[at]
    return next?.is === 'sign' && next.text === text
  }
  const take = (text: string): boolean => {
    const is = isSign(text)
    if (is) at += 1
    return is
  }
  const expect = (text: string) => {
    if (!take(text)) throw new AreaProblem('area')
  }
  const takeWord = (...words: readonly string[]): string | undefined => {
    const next = tokens[at]
    if (next?.is !== 'word' || (words.length > 0 && !words.includes(next.text))) return undefined
    at += 1
    return next.text
  }
  const number = (): number => {
    const next = tokens[at]
    if (next?.is !== 'number' || !Number.isFinite(next.value)) throw new AreaProblem('area')
    at += 1
    return next.value
  }
  const quoted = (): string => {
    const next = tokens[at]
    if (next?.is !== 'quoted') throw new AreaProblem('area')
    at += 1
    return next.text
  }
  const isNumber = () => tokens[at]?.is === 'number'
  /** Splits the contents of brackets at commas. */
  const listOf = <Item>(item: () => Item): Item[] => {
    expect('(')
    const items = [item()]
    while (take(',')) items.push(item())
    expect(')')
    return items
  }
  const isDone = () => at === tokens.length
  return { take, expect, takeWord, number, isNumber, quoted, listOf, isDone }
}

/**
 * Reads well-known text: POLYGON, MULTIPOLYGON and collections of these, with or without heights; with 'SRID=32632;' in front as PostGIS writes it; the
 * boxes ENVELOPE(west, east, north, south), BBOX(west, south, east, north) and BOX(west south, east north); and BUFFER(POINT(x y), metres).
 * @throws {AreaProblem} where it is none of these.
 */
export function readWkt(text: string): Drawn {
  const { take, expect, takeWord, number, isNumber, quoted, listOf, isDone } = walker(tokensOf(text))
  let system = 4326

  const position = (): Position => {
    const [x, y] = [number(), number()]
    // Height and measure do not affect the place on a map.
    for (let more = 0; isNumber() && more < 2; more += 1) number()
    return [x, y]
  }
  const ring = (): Ring => ringOf(listOf(position))
  const polygon = (): Polygon => listOf(ring)
  const isEmpty = () => takeWord('EMPTY') !== undefined
  const box = (west: number, east: number, one: number, other: number): readonly Polygon[] => {
    const [south, north] = [Math.min(one, other), Math.max(one, other)]
    // Across the date line, west is east of east.
    const end = west > east && isReferenceSystem(system, 'degrees') ? east + 360 : east
    if (west >= end || south >= north) throw new AreaProblem('areaBox')
    return [[boxRing(west, south, end, north)]]
  }
  const boxOfPairs = (parted: () => void) => {
    expect('(')
    const west = number()
    parted()
    const south = number()
    expect(',')
    const east = number()
    parted()
    const north = number()
    if (take(',')) system = systemNamed(quoted())
    expect(')')
    return box(west, east, south, north)
  }
  const envelope = () => {
    const [west = 0, east = 0, north = 0, south = 0, ...more] = listOf(number)
    if (more.length > 0) throw new AreaProblem('area')
    return box(west, east, north, south)
  }
  const shapes = (nested: number): readonly Polygon[] => {
    const name = takeWord()
    takeWord('Z', 'M', 'ZM')
    switch (name) {
      case 'POLYGON':
        return isEmpty() ? [] : [polygon()]
      case 'MULTIPOLYGON':
        return isEmpty() ? [] : listOf(polygon)
      case 'GEOMETRYCOLLECTION':
        if (nested >= mostNested) throw new AreaProblem('area')
        return isEmpty() ? [] : listOf(() => shapes(nested + 1)).flat()
      case 'ENVELOPE':
        return envelope()
      case 'BBOX':
        return boxOfPairs(() => expect(','))
      case 'BOX':
        return boxOfPairs(() => undefined)
      case 'POINT':
      case 'MULTIPOINT':
      case 'LINESTRING':
      case 'MULTILINESTRING':
        throw new AreaProblem('areaShape')
      default:
        throw new AreaProblem('area')
    }
  }
  const circle = (): Drawn => {
    expect('(')
    if (!takeWord('POINT')) throw new AreaProblem('area')
    takeWord('Z', 'M', 'ZM')
    const [centre, ...more] = listOf(position)
    expect(',')
    const radius = number()
    expect(')')
    if (!centre || more.length > 0) throw new AreaProblem('area')
    return { is: 'circle', system, centre, radius }
  }
  const drawn = (): Drawn => {
    if (takeWord('SRID')) {
      expect('=')
      system = systemNamed(String(number()))
      expect(';')
    }
    if (takeWord('BUFFER')) return circle()
    const polygons = shapes(0)
    return { is: 'polygons', system, polygons }
  }
  const read = drawn()
  if (!isDone()) throw new AreaProblem('area')
  return read
}
