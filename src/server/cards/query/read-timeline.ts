import type { Timeline } from '#model/api/cards/timeline.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { titleIn } from '../names/title-in.ts'
import { inSearchTime } from './in-search-time.ts'
import { changesAlongTime, linesAlongTime, type Steps, spanOfList } from './store/along-time.ts'
import { countList } from './store/list.ts'
import { conditionOf, readWanted, type WantedText } from './wanted.ts'

/** Cards that can be distinguished on a screen. */
const mostLines = 200
/** Bars that can. */
const mostSteps = 80

/** Steps that people count in. */
const stepSizes = [1, 2, 5].flatMap(size =>
  [1, 10, 100, 1000, 10_000, 100_000, 1e6, 1e7, 1e8].map(by => size * by),
)

/** Steps between two years: as fine as can be seen, and beginning at round years. */
function stepsBetween(from: number, to: number): Steps {
  const step =
    stepSizes.toSorted((one, other) => one - other).find(size => (to - from) / size < mostSteps) ?? 1e9
  const first = Math.floor(from / step) * step
  return { from: first, to: first + Math.ceil((to + 1 - first) / step) * step - 1, step }
}

/** Counts the records in each step of the timeline that has any. */
function densityOf(changes: readonly { at: number; change: number }[], { from, to, step }: Steps) {
  const density: { from: number; count: number }[] = []
  const changeAt = new Map(changes.map(({ at, change }) => [at, change]))
  let count = 0
  for (let at = 0; from + at * step <= to; at++) {
    count += changeAt.get(at) ?? 0
    if (count > 0) density.push({ from: from + at * step, count })
  }
  return density
}

/** The cards of a list along time: how many when; where they are few, each of them (C-E06). */
export const readTimeline = (
  { database }: CardsContext,
  doing: Doing,
  query: WantedText & {
    readonly from?: number | undefined
    readonly to?: number | undefined
  },
): Promise<Timeline> =>
  inSearchTime(database, doing.actor.tenantId, query, async tx => {
    const { declaration, language } = doing
    const all = await conditionOf(tx, declaration, readWanted(query, doing))
    const { span, undated } = await spanOfList(tx, all)
    const from = query.from ?? span?.from ?? 0
    const to = Math.max(from, query.to ?? span?.to ?? 0)
    const steps = stepsBetween(from, to)
    const none = { span, from, to, step: steps.step, density: [], result: [], totalSize: 0, undated }
    if (!span) return none
    const seen = { ...all, years: [...all.years, [{ from: steps.from, to: steps.to }]] }
    const totalSize = await countList(tx, seen)
    const lines = totalSize <= mostLines ? await linesAlongTime(tx, seen, mostLines) : []
    return {
      ...none,
      density: densityOf(await changesAlongTime(tx, seen, steps), steps),
      result: lines.map(({ id, shown, year_from, year_to }) => ({
        id,
        title: titleIn(shown.titles, language),
        subtitle: titleIn(shown.subtitles, language),
        from: year_from,
        to: year_to,
      })),
      totalSize,
    }
  })
