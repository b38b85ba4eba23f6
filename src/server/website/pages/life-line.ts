import { declarationOf } from '#model/cards/declarations.ts'
import { rangeOf } from '#model/dates/range-of.ts'
import { showYears } from '#model/dates/show-years.ts'
import type { PublicCard } from '#model/open/public-card.ts'
import type { Listed } from '#server/open/index.ts'
import { html, type Part } from './html.ts'
import type { PageContext } from './page-context.ts'
import { say } from './page-context.ts'
import { addressOfListed, datedIn, datingOf, titleOf } from './wall.ts'

/** Dots that can stand above each other. */
const mostInColumn = 8
/** Share of the line that a dot takes. */
const columnShare = 1.4

interface Dot {
  readonly listed: Listed
  /** Place along the line, from 0 to 100. */
  readonly at: number
}

/** Returns the years between marks of a scale: as few as can be read. */
function stepOf(years: number): number {
  return [5, 10, 20, 50, 100, 200, 500, 1000].find(step => years / step <= 8) ?? 2000
}

/** Returns the years that are marked between the ends, apart from them. */
function marksBetween(from: number, to: number): readonly number[] {
  const step = stepOf(to - from)
  const first = Math.ceil(from / step) * step
  const all = Array.from(
    { length: Math.max(0, Math.floor((to - first) / step) + 1) },
    (_, at) => first + at * step,
  )
  return all.filter(year => year - from > step * 0.4 && to - year > step * 0.4)
}

const columnsOf = (dots: readonly Dot[]): readonly (readonly [number, readonly Dot[]])[] => [
  ...Map.groupBy(dots, ({ at }) => Math.round(at / columnShare) * columnShare),
]

/** The span of a record as a line, with a dot for each dated record that refers to it. Nothing where there is no span, or no work on it. */
export function lifeLine(context: PageContext, card: PublicCard, works: readonly Listed[]): Part {
  const { language } = context
  const life = rangeOf(datingOf(card))
  if (life?.from == null || life.to == null || life.to <= life.from) return ''
  // What has a span of its own is no work on the line of another.
  const made = works.filter(listed => !declarationOf(listed.card.type)?.site?.lifeLine)
  const dated = made.flatMap(listed => {
    const range = rangeOf(datingOf(listed.card))
    const [from, to] = [range?.from ?? range?.to, range?.to ?? range?.from]
    return from == null || to == null ? [] : [{ listed, year: (from + to) / 2 }]
  })
  if (dated.length === 0) return ''
  const years = dated.map(({ year }) => year)
  const start = Math.min(life.from, ...years)
  const end = Math.max(life.to, ...years)
  const placeOf = (year: number): number => ((year - start) / (end - start)) * 100
  const dots = dated.map(({ listed, year }) => ({ listed, at: placeOf(year) }))
  const columns = columnsOf(dots)
  const rows = Math.min(mostInColumn, Math.max(...columns.map(([, column]) => column.length)))
  const shown = (year: number) => showYears({ from: year, to: year }, language)
  return html`<section class="life" style="--rows:${rows}" aria-label="${say(context, 'lifeLine')}">
<ul class="dots">${columns.map(([at, column]) =>
    column
      .slice(0, mostInColumn)
      .map(
        ({ listed }, row) =>
          html`<li style="--at:${at.toFixed(2)};--row:${row}"><a href="${addressOfListed(context, listed)}" title="${titleOf(listed.card, context)}, ${datedIn(listed.card, context)}"><span class="unseen">${titleOf(listed.card, context)}, ${datedIn(listed.card, context)}</span></a></li>`,
      ),
  )}</ul>
<div class="line" style="--from:${placeOf(life.from).toFixed(2)};--to:${placeOf(life.to).toFixed(2)}" aria-hidden="true"></div>
<ol class="years" aria-hidden="true">${[life.from, ...marksBetween(start, end).filter(year => Math.abs(placeOf(year) - placeOf(life.from ?? year)) > 5 && Math.abs(placeOf(year) - placeOf(life.to ?? year)) > 5), life.to].map(year => html`<li style="--at:${placeOf(year).toFixed(2)}">${shown(year)}</li>`)}</ol>
</section>`
}
