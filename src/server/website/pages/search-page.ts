import { showYears } from '#model/dates/show-years.ts'
import {
  type SiteFacet,
  type SiteQuery,
  type SiteResults,
  sitePageSizes,
  siteSorts,
} from '#server/open/index.ts'
import { html, type Part } from './html.ts'
import { icon } from './icons.ts'
import { layOut, searchField } from './layout.ts'
import { count, figure, type PageContext, say, searchAddress } from './page-context.ts'
import {
  addressOfQuery,
  limits,
  loosened,
  paramsOf,
  searchedKinds,
  toggled,
  writtenYear,
} from './search-address.ts'
import { gallery } from './wall.ts'

/** Values of a facet that are shown before the others are unfolded. */
const fewValues = 8
/** Facets that are open at first. */
const openFacets = 4
/** Pages that are linked on either side of this one. */
const besideThis = 2

interface Shown {
  readonly context: PageContext
  readonly query: SiteQuery
  readonly results: SiteResults
}

const counted = ({ context, query }: Shown, number: number): string =>
  count(context, `counts.${query.kind}`, number)

function facetValue(
  { context, query }: Shown,
  { path }: SiteFacet,
  value: SiteFacet['values'][number],
): Part {
  const { isChosen } = value
  return html`<li><a href="${addressOfQuery(context, toggled(query, path, value.value))}" rel="nofollow"${isChosen ? html` class="chosen"` : ''}><span class="box">${isChosen ? icon('tick') : ''}</span><span>${value.name}${isChosen ? html`<span class="unseen"> (${say(context, 'search.chosen')})</span>` : ''}</span> <span class="count">${figure(value.count, context)}</span></a></li>`
}

function facetFold(shown: Shown, facet: SiteFacet, at: number): Part {
  const { label, values } = facet
  const isOpen = at < openFacets || values.some(({ isChosen }) => isChosen)
  const [few, others] = [values.slice(0, fewValues), values.slice(fewValues)]
  return html`<details class="facet"${isOpen ? html` open` : ''}><summary>${label}${icon('down')}</summary><ul>${few.map(value => facetValue(shown, facet, value))}</ul>${others.length > 0 ? html`<details class="further"><summary>${count(shown.context, 'search.further', others.length)}</summary><ul>${others.map(value => facetValue(shown, facet, value))}</ul></details>` : ''}</details>`
}

/** Hidden parts of a form, so that what was chosen stays when it is sent. @param but parts that the form asks for itself */
const kept = (query: SiteQuery, ...but: readonly string[]): Part =>
  [...new URLSearchParams(paramsOf({ ...query, page: 1 }))]
    .filter(([name]) => !but.includes(name))
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

/** The years between which results lie. */
function years({ context, query }: Shown): Part {
  const written = (year: number | undefined) => (year === undefined ? '' : String(writtenYear(year)))
  const field = (name: 'from' | 'to') =>
    html`<label>${say(context, `search.${name}`)}<input type="number" name="${name}" value="${written(query[name])}" min="${-limits.year}" max="${limits.year}" inputmode="numeric"></label>`
  const isSet = query.from !== undefined || query.to !== undefined
  return html`<details class="facet"${isSet ? html` open` : ''}><summary>${say(context, 'search.years')}${icon('down')}</summary><form class="years" action="${searchAddress(context)}" method="get">${kept(query, 'from', 'to')}${field('from')}${field('to')}<button type="submit">${say(context, 'search.apply')}</button></form></details>`
}

/** Everything that is chosen, each with the way to be without it. */
function chips({ context, query, results }: Shown): Part {
  const values = results.facets.flatMap(({ path, values }) =>
    values
      .filter(({ isChosen }) => isChosen)
      .map(({ value, name }) => ({ name, without: toggled(query, path, value) })),
  )
  const { from, to, ...timeless } = query
  const span =
    from === undefined && to === undefined
      ? []
      : [
          {
            name: showYears({ from: from ?? null, to: to ?? null }, context.language),
            without: { ...timeless, page: 1 },
          },
        ]
  const all = [...values, ...span]
  if (all.length === 0) return ''
  return html`<ul class="chips" aria-label="${say(context, 'search.filters')}">${all.map(
    ({ name, without }) =>
      html`<li><a href="${addressOfQuery(context, without)}" rel="nofollow"><span class="unseen">${say(context, 'search.remove')} </span>${name}${icon('close')}</a></li>`,
  )}<li><a class="clear" href="${addressOfQuery(context, loosened(query))}">${say(context, 'search.clear')}</a></li></ul>`
}

/** A choice that is written in the address: a menu of links. */
function menu(
  { context, query }: Shown,
  name: 'sort' | 'size',
  choices: readonly { readonly label: string; readonly is: Partial<SiteQuery> }[],
): Part {
  const isNow = ({ is }: (typeof choices)[number]) => query[name] === is[name]
  return html`<details class="drop choice"><summary><span class="what">${say(context, `search.${name}`)}</span> ${choices.find(isNow)?.label}${icon('down')}</summary><ul>${choices.map(
    choice =>
      html`<li><a href="${addressOfQuery(context, { ...query, ...choice.is, page: 1 })}" rel="nofollow"${isNow(choice) ? html` aria-current="true"` : ''}>${choice.label}</a></li>`,
  )}</ul></details>`
}

const menus = (shown: Shown): Part =>
  html`<div class="menus">${menu(
    shown,
    'sort',
    siteSorts.map(sort => ({ label: say(shown.context, `search.sorts.${sort}`), is: { sort } })),
  )}${menu(
    shown,
    'size',
    sitePageSizes.map(size => ({ label: figure(size, shown.context), is: { size } })),
  )}</div>`

/** Results of the same words in other kinds. */
function kindsOf({ context, query, results }: Shown): Part {
  const found = [...results.kinds].filter(([kind, number]) => number > 0 && searchedKinds.includes(kind))
  if (found.length < 2) return ''
  return html`<nav class="kinds" aria-label="${say(context, 'search.kinds')}"><ul>${found.map(
    ([kind, number]) =>
      html`<li><a href="${addressOfQuery(context, { ...loosened(query), kind, sort: 'relevance' })}"${kind === query.kind ? html` aria-current="page"` : ''}>${say(context, `kinds.${kind}`)} <span class="count">${figure(number, context)}</span></a></li>`,
  )}</ul></nav>`
}

function paging({ context, query, results }: Shown): Part {
  const last = Math.ceil(results.count / query.size)
  if (last < 2) return ''
  const to = (page: number) => addressOfQuery(context, { ...query, page })
  const near = Array.from({ length: last }, (_, at) => at + 1).filter(
    page => page === 1 || page === last || Math.abs(page - query.page) <= besideThis,
  )
  return html`<nav class="paging" aria-label="${say(context, 'search.pages')}">${query.page > 1 ? html`<a class="button" rel="prev" href="${to(query.page - 1)}">${say(context, 'search.previous')}</a>` : ''}<ol>${near.map(
    (page, at) =>
      html`${page - (near[at - 1] ?? page) > 1 ? html`<li class="gap" aria-hidden="true">…</li>` : ''}<li><a href="${to(page)}"${page === query.page ? html` aria-current="page"` : ''} aria-label="${say(context, 'search.page', { number: figure(page, context) })}">${figure(page, context)}</a></li>`,
  )}</ol>${query.page < last ? html`<a class="button" rel="next" href="${to(query.page + 1)}">${say(context, 'search.next')}</a>` : ''}</nav>`
}

/** Ways out of an empty result, each with what it finds. */
function nothing(shown: Shown): Part {
  const { context, query, results } = shown
  const [spelling, ...others] = [...results.waysOut].sort(
    (one, other) => Number(one.without !== undefined) - Number(other.without !== undefined),
  )
  const isSpelling = spelling && spelling.without === undefined
  const looser = isSpelling ? others : results.waysOut
  const isOpen = query.from === undefined && query.to === undefined && Object.keys(query.facets).length === 0
  const isOne = isOpen && !/\s/.test(query.words)
  const reason = isOpen && query.words === '' ? 'nothingYet' : isOne ? 'search.notFound' : 'search.nothing'
  return html`<div class="nothing"><h2>${say(context, reason)}</h2>
${isSpelling ? html`<p class="meant">${say(context, 'search.meant')} <a href="${addressOfQuery(context, spelling.query)}">${spelling.query.words}</a>? <span class="count">${counted(shown, spelling.count)}</span></p>` : ''}
${looser.length > 0 ? html`<ul class="out">${looser.map(({ query: other, count: number, without = '' }) => html`<li><a href="${addressOfQuery(context, other)}"><span>${say(context, 'search.without', { name: without })}</span> <span class="count">${counted(shown, number)}</span></a></li>`)}</ul>` : ''}</div>`
}

/** Returns the page of results of a search. */
export function searchPage(context: PageContext, query: SiteQuery, results: SiteResults): string {
  const shown: Shown = { context, query, results }
  const chosen = Object.values(query.facets).flat().length
  const heading = counted(shown, results.count)
  const facets = html`${results.facets.map((facet, at) => facetFold(shown, facet, at))}${years(shown)}`
  const body = html`<div class="search">
<div class="asked">${searchField(context, 'large', query.words, kept(query, 'q'))}</div>
<div class="aside"><h1 aria-live="polite">${heading}</h1>
<details class="filters"><summary class="button">${icon('filter')}${say(context, 'search.filters')}${chosen > 0 ? `, ${figure(chosen, context)}` : ''}</summary><div>${facets}<p class="foot-of-filters">${chosen > 0 ? html`<a class="button" href="${addressOfQuery(context, loosened(query))}">${say(context, 'search.clear')}</a>` : ''}<a class="button main" href="${addressOfQuery(context, query)}">${say(context, 'search.show', { found: heading })}</a></p></div></details></div>
<div class="results">
${kindsOf(shown)}
<div class="above">${chips(shown)}${results.count > 0 ? menus(shown) : ''}</div>
${results.count === 0 ? nothing(shown) : gallery(context, results.listed, true)}
${paging(shown)}
</div></div>`
  const title = query.words === '' ? heading : `${query.words}: ${heading}`
  const isContent = query.words === '' && chosen < 2 && query.sort === 'relevance' && results.count > 0
  const addressIn = (language: PageContext['language']) => addressOfQuery({ ...context, language }, query)
  return layOut(context, {
    title,
    body,
    look: 'searched',
    here: query.kind === 'object' ? 'search' : query.kind,
    hasSearch: true,
    ...(isContent ? { addresses: addressIn } : { others: addressIn }),
  })
}
