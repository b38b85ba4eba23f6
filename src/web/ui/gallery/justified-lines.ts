/** Limits of the aspect ratio in the layout; narrower scrolls and broader friezes are placed on a larger mat. */
const narrowest = 0.5
const broadest = 2.6

/** The proportions for which a picture is given room. */
export const asLaid = (aspect: number): number => Math.min(broadest, Math.max(narrowest, aspect))

export interface JustifiedLines {
  /** The first card of each line. */
  readonly firsts: readonly number[]
  /** Widths of the cards, in pixels. */
  readonly widths: readonly number[]
}

export interface LinesWanted {
  /** Width by height of each picture. */
  readonly aspects: readonly number[]
  readonly lines: number
  /** Room for the cards of a line, gaps included, and the gap between two. */
  readonly room: number
  readonly gap: number
  readonly height: number
}

/** Mats are at most so much broader than their pictures, where a line is not full. */
const broadestMat = 1.4

/** Returns the deviation of a line from being exactly filled, to be minimised: twice too full is as bad as half empty. */
const strain = (fill: number): number => Math.log(fill) ** 2

/**
 * Returns the starts of the lines that fill all of them as evenly as possible: the best ends for one more line follow from those
 * of all lines before.
 */
function bestFirsts(
  breadths: readonly number[],
  lines: number,
  fillOf: (sum: number, cards: number) => number,
) {
  const count = breadths.length
  const most = Math.ceil((2.5 * count) / lines) + 2
  let costs: readonly number[] = [0, ...breadths.map(() => Number.POSITIVE_INFINITY)]
  const begins: number[][] = []
  for (let line = 1; line <= lines; line++) {
    const next: number[] = Array.from(costs, () => Number.POSITIVE_INFINITY)
    const from: number[] = Array.from(costs, () => 0)
    for (let end = line; end <= count - (lines - line); end++) {
      let sum = 0
      for (let begin = end - 1; begin >= line - 1 && (end - begin <= most || lines === 1); begin--) {
        sum += breadths[begin] ?? 0
        const cost = (costs[begin] ?? 0) + strain(fillOf(sum, end - begin))
        if (cost < (next[end] ?? 0)) {
          next[end] = cost
          from[end] = begin
        }
      }
    }
    costs = next
    begins.push(from)
  }
  const firsts: number[] = []
  for (let line = lines - 1, end = count; line >= 0; line--) {
    end = begins[line]?.[end] ?? 0
    firsts.unshift(end)
  }
  return firsts
}

/**
 * Spreads pictures over a given number of lines, in their order and as evenly as they let themselves be, and gives each as much of its
 * line as it is broad. A line that would be too full has larger mats above and below, one that is not full enough at the sides.
 */
export function justifiedLines({ aspects, lines, room, gap, height }: LinesWanted): JustifiedLines {
  const most = Math.max(narrowest, room / height)
  const breadths = aspects.map(aspect => Math.min(most, asLaid(aspect)))
  const free = (cards: number): number => Math.max(1, room - gap * (cards - 1))
  const firsts = bestFirsts(breadths, lines, (sum, cards) => (sum * height) / free(cards))
  const widths = firsts.flatMap((first, line) => {
    const own = breadths.slice(first, firsts[line + 1])
    const sum = own.reduce((all, breadth) => all + breadth, 0) * height
    const scale = Math.min(broadestMat, free(own.length) / sum)
    return own.map(breadth => Math.floor(breadth * height * scale))
  })
  return { firsts, widths }
}
