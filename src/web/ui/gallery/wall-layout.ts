import type { CardLayout } from './CardLayout.ts'
import { asLaid, type JustifiedLines, justifiedLines } from './justified-lines.ts'

export type WallSize = 'small' | 'medium' | 'large'

const heights: Readonly<Record<WallSize, { readonly wide: number; readonly narrow: number }>> = {
  small: { wide: 128, narrow: 96 },
  medium: { wide: 204, narrow: 148 },
  large: { wide: 328, narrow: 248 },
}

/** Height of the text below a picture: two lines. */
const captionHeight = 46
const lineGap = 20

/** Aspect ratio assumed for a picture that has not been measured. */
const usualAspect = 1.33

export interface WallWanted {
  readonly width: number
  readonly count: number
  readonly size: WallSize
  /** Pictures that are known or unknown together: the pages of a list. Each starts on a new line. */
  readonly block: number
  /** Undefined while it is not known. */
  readonly aspectAt: (index: number) => number | undefined
  /** Typical aspect ratio of the pictures in this list. */
  readonly typical: number
}

/** Lays out the pictures of one block, which stay as they are until one of them is another. */
interface Block extends JustifiedLines {
  readonly aspects: readonly (number | undefined)[]
}

const isSame = (one: Block['aspects'], other: Block['aspects']): boolean =>
  one.length === other.length && one.every((aspect, at) => aspect === other[at])

/**
 * Pictures in lines of one height, whole. Every full block has the same number of lines, whatever its pictures are like: so a list of a
 * hundred thousand of which a hundred are known has its full length from the beginning, and nothing moves when others come.
 */
export function wallLayout(wanted: WallWanted): CardLayout {
  const { width, count, size, block, aspectAt, typical } = wanted
  const isNarrow = width < 640
  const height = heights[size][isNarrow ? 'narrow' : 'wide']
  const [gap, padding] = isNarrow ? [8, 16] : [12, 24]
  const room = Math.max(height, width - 2 * padding)
  const linesFor = (pictures: number): number =>
    Math.max(1, Math.min(pictures, Math.round((pictures * (typical * height + gap)) / room)))
  const perBlock = linesFor(block)
  const fullBlocks = Math.floor(count / block)
  const rest = count - fullBlocks * block
  const known = new Map<number, Block>()

  const blockAt = (at: number): Block => {
    const pictures = at < fullBlocks ? block : rest
    const aspects = Array.from({ length: pictures }, (_, place) => aspectAt(at * block + place))
    const before = known.get(at)
    if (before && isSame(before.aspects, aspects)) return before
    const lines = at < fullBlocks ? perBlock : linesFor(rest)
    const all = aspects.map(aspect => aspect ?? typical)
    const laid = { aspects, ...justifiedLines({ aspects: all, lines, room, gap, height }) }
    known.set(at, laid)
    return laid
  }
  /** The block a line is in, the line's place there, and the cards of it. */
  const lineAt = (line: number) => {
    const at = Math.min(Math.floor(line / perBlock), rest > 0 ? fullBlocks : Math.max(0, fullBlocks - 1))
    const { firsts, widths } = blockAt(at)
    const place = Math.min(line - at * perBlock, firsts.length - 1)
    const first = firsts[place] ?? 0
    return { first: at * block + first, widths: widths.slice(first, firsts[place + 1]) }
  }
  const lines = fullBlocks * perBlock + (rest > 0 ? linesFor(rest) : 0)
  const lineOf = (index: number): number => {
    const at = Math.floor(index / block)
    return (
      at * perBlock +
      Math.max(
        0,
        blockAt(at).firsts.findLastIndex(first => first <= index % block),
      )
    )
  }
  const middles = (widths: readonly number[]): readonly number[] => {
    let left = 0
    return widths.map(each => {
      left += each + gap
      return left - gap - each / 2
    })
  }
  return {
    width,
    lines,
    lineHeight: height + captionHeight + lineGap,
    columns: Math.max(1, Math.ceil(room / (0.5 * height + gap))),
    gap,
    padding,
    pictureHeight: height,
    lineOf,
    firstOf: line => (line >= lines ? count : lineAt(line).first),
    widthsOf: line =>
      lineAt(line)
        .widths.map(each => `${each}px`)
        .join(' '),
    moved: (index, by) => {
      const line = lineOf(index)
      const to = line + by
      if (to < 0 || to >= lines) return index
      const [here, there] = [lineAt(line), lineAt(to)]
      const middle = middles(here.widths)[index - here.first] ?? 0
      const distances = middles(there.widths).map(each => Math.abs(each - middle))
      return there.first + distances.indexOf(Math.min(...distances))
    },
  }
}

/** Returns the typical aspect ratio of the known pictures. */
export function typicalAspect(aspects: readonly number[]): number {
  if (aspects.length === 0) return usualAspect
  const breadths = aspects.map(asLaid)
  return breadths.reduce((sum, breadth) => sum + breadth, 0) / breadths.length
}
