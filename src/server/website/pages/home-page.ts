import { declarationOfKind, type Listed, type SiteFacet, siteName } from '#server/open/index.ts'
import { html, type Part } from './html.ts'
import { layOut, searchField } from './layout.ts'
import { count, figure, type PageContext, say, searchAddress } from './page-context.ts'
import { alternativeTo, longestShown, picture, pictureAt, sizeAt } from './picture.ts'
import { addressOfQuery, everything } from './search-address.ts'
import { addressOfListed, datedIn, titleOf, wall } from './wall.ts'

/** Contents of the first page of a site. */
export interface Home {
  /** The one work that is shown large today. */
  readonly first: Listed | undefined
  /** The objects that were published last. */
  readonly newest: readonly Listed[]
  /** Public objects that are found; undefined while there are none, or those just published are not found yet. */
  readonly count: number | undefined
  /** Facets of all objects. */
  readonly facets: readonly SiteFacet[]
}

/** Values of a way in that are shown. */
const mostValues = 5
/** Works of the wall on the first page. */
const mostNewest = 12

function workOfTheDay(context: PageContext, listed: Listed): Part {
  const { card, shown } = listed
  if (!shown) return ''
  const title = titleOf(card, context)
  const { subtitle } = card.headings[context.language]
  const by = [subtitle, datedIn(card, context)].filter(Boolean).join(', ')
  return html`<figure class="work"><a href="${addressOfListed(context, listed)}">${picture(context, shown, { title, place: 'stage', sizes: '(max-width: 960px) 100vw, 800px', seen: 'first' })}<span class="caption"><span class="title">${title}</span>${by ? html`<span class="by">${by}</span>` : ''}</span></a></figure>`
}

/** One way in: the values of a facet that most objects have, each with its exact number. */
const way = (context: PageContext, { path, label, values }: SiteFacet): Part =>
  html`<div><h3>${label}</h3><ul>${values
    .slice(0, mostValues)
    .map(
      ({ value, name, count: number }) =>
        html`<li><a href="${addressOfQuery(context, { ...everything, facets: { [path]: [value] } })}"><span>${name}</span> <span class="count">${figure(number, context)}</span></a></li>`,
    )}</ul></div>`

/** First page of a site: one work large, what one can look for, what was published last, and ways in with exact numbers. */
export function homePage(context: PageContext, { first, newest, count: number, facets }: Home): string {
  const { site } = context
  const name = siteName(site, context.language)
  const isSearched = context.kinds.length > 0
  const { waysIn = [] } = declarationOfKind(everything.kind).site ?? {}
  const filled = waysIn
    .flatMap(path => facets.find(facet => facet.path === path) ?? [])
    .filter(({ values }) => values.length > 1)
  const shown = first?.shown
  const most = shown ? Math.min(longestShown(shown), 1200) : 0
  const body = html`<div class="first">
<div class="promise"><h1>${name}</h1>
<p class="lead">${newest.length === 0 ? say(context, 'nothingYet') : number === undefined ? say(context, 'home.promise') : count(context, 'home.promiseCounted', number)}</p>
${isSearched ? searchField(context, 'large') : ''}</div>
${first ? workOfTheDay(context, first) : ''}
</div>
${
  newest.length > 0
    ? html`<section><div class="section-head"><h2>${say(context, 'newest')}</h2>${isSearched && number !== undefined ? html`<a href="${searchAddress(context, 'sort=newest')}">${count(context, 'home.all', number)}</a>` : ''}</div>${wall(context, newest.slice(0, mostNewest))}</section>`
    : ''
}
${filled.length > 0 ? html`<section><div class="section-head"><h2>${say(context, 'home.waysIn')}</h2></div><div class="ways-in">${filled.map(facet => way(context, facet))}</div></section>` : ''}`
  return layOut(context, {
    title: name,
    body,
    look: 'home',
    hasSearch: true,
    addresses: each => `${site.url}/${each}/`,
    description: say(context, 'home.description', { name }),
    ...(shown &&
      first && {
        picture: {
          address: pictureAt(context, shown, most),
          ...sizeAt(shown, most),
          alt: alternativeTo(context, shown, titleOf(first.card, context)),
        },
      }),
    data: { '@context': 'https://schema.org', '@type': 'WebSite', name, url: `${site.url}/` },
  })
}
