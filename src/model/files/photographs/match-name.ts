import { fold } from '../../text/fold.ts'
import { coreOf, type Part, partsOf } from './number-core.ts'
import { type PictureView, pictureViews, viewNamed } from './view-words.ts'

/** Degrees to which a photograph is known to show a record: its whole number is in the name, most of it, that of several, or of none. */
export const sureness = ['exact', 'likely', 'several', 'none'] as const
export type Sureness = (typeof sureness)[number]

/** A number in use that a name may repeat, as it is kept: folded, without spaces. */
export interface NumberInUse {
  readonly cardId: string
  readonly number: string
  readonly core: string
}

export interface NameMatch {
  readonly sureness: Sureness
  /** The records: one where it is exact or likely. */
  readonly cardIds: readonly string[]
  /** Place among the photographs of the record, by the name; undefined where it says none. */
  readonly order: number | undefined
  readonly view: PictureView | undefined
}

/** Parts of a name that are read: numbers stand at the beginning. */
const mostParts = 12

/** Numbers of a camera's own, which are no inventory numbers. */
const cameras: ReadonlySet<string> = new Set('img dsc dscn dscf imgp pict pxl gopr mvi wa'.split(' '))

const extension = /\.[a-z][a-z0-9]{1,4}$/

/** A file's name without its extension, split. */
const partsOfName = (name: string) => {
  const stem = fold(name).replace(extension, '')
  return { stem, parts: partsOf(stem).slice(0, mostParts) }
}

/** True where a number may begin with this part: not within a longer number. */
const mayBegin = (parts: readonly Part[], from: number): boolean =>
  !(parts[from - 1]?.isNumber && /[.,/]/.test(parts[from]?.before ?? ''))

function* spansOf(parts: readonly Part[]) {
  for (const [from, { isNumber }] of parts.entries())
    if (isNumber && mayBegin(parts, from))
      for (let to = from + 1; to <= parts.length; to++)
        yield { from, to, core: coreOf(parts.slice(from, to)) }
}

/** Returns the cores of all numbers that a file's name may repeat (`numberCore`). */
export const coresInName = (name: string): readonly string[] => [
  ...new Set([...spansOf(partsOfName(name).parts)].map(({ core }) => core)),
]

const lettersBefore = /^[^0-9]*/

/** Letters with which a number begins: 'mv' of 'mv-1934.1'. */
const prefixOf = (number: string): string =>
  (number.match(lettersBefore)?.[0] ?? '').replace(/[^\p{L}]+/gu, '')

/** Returns where a prefix begins among the parts in front of a number; undefined where other letters or none stand there. */
function prefixFrom(parts: readonly Part[], from: number, prefix: string): number | undefined {
  let letters = ''
  for (let at = from; at > 0 && letters.length < prefix.length; ) {
    at -= 1
    const part = parts[at]
    if (!part || part.isNumber) return undefined
    letters = part.text + letters
    if (letters === prefix) return at
  }
  return undefined
}

/** True where what follows a number is clearly no more of it: 'verso', '_02', '(3)'; false for '.2' and 'a'. */
function endsCleanly(next: Part | undefined): boolean {
  if (!next) return true
  if (next.before === '') return viewNamed(next.text) !== undefined && next.text.length > 1
  return !(next.isNumber && next.before === '.')
}

interface Reading {
  readonly cardId: string
  readonly from: number
  readonly to: number
  /** 4: letter by letter; 3: the whole number, written otherwise; 2: without its prefix; 1: with other words before it, or more behind. */
  readonly rank: number
}

function readingOf(
  { stem, parts }: ReturnType<typeof partsOfName>,
  { from, to }: { readonly from: number; readonly to: number },
  { cardId, number }: NumberInUse,
): Reading | undefined {
  const prefix = prefixOf(number)
  const start = prefix === '' ? from : prefixFrom(parts, from, prefix)
  const isClean = endsCleanly(parts[to])
  const last = parts[to - 1]?.to ?? 0
  if (start !== undefined) {
    const ahead = parts[start - 1]
    const written = stem.slice(parts[start]?.from ?? 0, last).replace(/[\s_]+/g, '')
    const isWhole = isClean && (prefix !== '' || ahead === undefined)
    if (isWhole) return { cardId, from: start, to, rank: written === number ? 4 : 3 }
  }
  const ahead = parts[from - 1]
  const isBare = ahead === undefined
  const isLong = parts.slice(from, to).filter(({ isNumber }) => isNumber).length > 1
  if (start === undefined && isBare) return { cardId, from, to, rank: isClean ? 2 : 1 }
  if (ahead && !ahead.isNumber && cameras.has(ahead.text)) return undefined
  // One number alone, with other words before it or more behind, says too little.
  return isLong || (start !== undefined && prefix !== '') ? { cardId, from, to, rank: 1 } : undefined
}

/** Reads what a name says behind the number: the place among the photographs, and the side. */
function suffixOf(parts: readonly Part[]): Pick<NameMatch, 'order' | 'view'> {
  const view = parts.flatMap(({ text }) => viewNamed(text) ?? [])[0]
  const number = parts.find(({ isNumber, text }) => isNumber && text.length <= 4)
  const letter = parts.find(({ text }) => /^[a-z]$/.test(text) && viewNamed(text) === undefined)
  const order = number ? Number(number.text) : letter && letter.text.charCodeAt(0) - 96
  return { order, view }
}

const none: NameMatch = { sureness: 'none', cardIds: [], order: undefined, view: undefined }

/** Records that a name may mean, as told by readings of one length. */
function settled(parts: readonly Part[], readings: readonly Reading[], sure: Sureness): NameMatch {
  const to = Math.max(...readings.map(reading => reading.to))
  const cardIds = [...new Set(readings.map(({ cardId }) => cardId))]
  return { sureness: cardIds.length > 1 ? 'several' : sure, cardIds, ...suffixOf(parts.slice(to)) }
}

/**
 * Returns which records the name of a photograph means, among numbers in use that have one of its cores (`coresInName`). The longest number counts, unless
 * a shorter one stands there letter by letter: 'MV 1934.1_02' may be the second photograph of MV 1934.1, or MV 1934.1.2.
 */
export function matchName(name: string, inUse: ReadonlyMap<string, readonly NumberInUse[]>): NameMatch {
  const split = partsOfName(name)
  const { parts } = split
  const readings = [...spansOf(parts)].flatMap(span =>
    (inUse.get(span.core) ?? []).flatMap(number => readingOf(split, span, number) ?? []),
  )
  const whole = readings.filter(({ rank }) => rank >= 3)
  if (whole.length > 0) {
    const longest = Math.max(...whole.map(({ to }) => to))
    const ofLongest = whole.filter(({ to }) => to === longest)
    const literal = ofLongest.filter(({ rank }) => rank === 4)
    if (literal.length > 0) return settled(parts, literal, 'exact')
    return settled(parts, [...ofLongest, ...whole.filter(({ rank }) => rank === 4)], 'exact')
  }
  if (readings.length === 0) return none
  const best = Math.max(...readings.map(({ rank }) => rank))
  const ofBest = readings.filter(({ rank }) => rank === best)
  const longest = Math.max(...ofBest.map(({ from, to }) => to - from))
  return settled(
    parts,
    ofBest.filter(({ from, to }) => to - from === longest),
    'likely',
  )
}

/** Groups numbers in use by their core, for `matchName`. */
export const byCore = (numbers: readonly NumberInUse[]): ReadonlyMap<string, readonly NumberInUse[]> =>
  Map.groupBy(numbers, ({ core }) => core)

/** Compares photographs of one record by what their names say: their place, then the side. Names themselves decide among equals. */
export function comparePictures(
  one: Pick<NameMatch, 'order' | 'view'>,
  other: Pick<NameMatch, 'order' | 'view'>,
): number {
  const place = ({ view }: Pick<NameMatch, 'view'>) => (view === undefined ? 0 : pictureViews.indexOf(view))
  return (one.order ?? 0) - (other.order ?? 0) || place(one) - place(other)
}
