import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import { type CardOf, defineCard, section } from '../../engine/define-card.ts'
import { entityPages } from '../../engine/record-pages.ts'
import { remarks } from '../../groups/record.ts'
import { agent, date, day, list, longText, term, terms, text, url } from '../../kinds/build.ts'
import { linkItemType } from './type.ts'

/** The address, its content and its publisher. */
const identification = {
  title: text({ level: 'R', counts: true }),
  url: url({ level: 'R', required: true, column: true, counts: true }),
  linkItemType: term('LNKT', { level: 'R', facet: true, column: true, counts: true, carried: true }),
  shortDescription: text({ level: 'R', counts: true }),
  description: longText({ level: 'R' }),
  creators: list(
    { creator: agent({ facet: true, column: true, association: 'role' }), role: term('BIBR') },
    { about: 'creator' },
  ),
  publisher: agent({ facet: true, column: true, carried: true }),
  date: date({ facet: true, column: true }),
  languages: terms('LANG', { facet: true, carried: true }),
  keywords: terms('KEYWORDS', { facet: true, carried: true }),
  accessedOn: day({ level: 'R', column: true }),
  archivedUrl: url({ level: 'A' }),
}

/** Terms of use. */
const rights = { licence: term('LICE', { facet: true, carried: true }), rightsNote: text({ carried: true }) }

/** Sections of a link item: a web resource outside the museum. */
const linkItemSections = {
  identification: section(identification, { public: 'on' }),
  rights: section(rights, { public: 'on' }),
  record: section({ remarks }),
}

/** Field values of a link item. */
type LinkItemCard = CardOf<typeof linkItemSections>

/** Returns the site of an address without protocol and 'www.': 'zeno.org'. */
const siteOf = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/[/?#][\s\S]*$/, '')

/** Heading: title, or else the address; second line type and site, to show where a link leads. */
function linkItemHeading(card: LinkItemCard, words: HeadingWords): CardHeading {
  const { title, url = '', linkItemType } = card
  const kind = linkItemType && (linkItemType.name || words.term(linkItemType.id))
  return {
    number: '',
    title: title ?? url,
    subtitle: [kind, siteOf(url)].filter(Boolean).join(', '),
  }
}

/** A web page, a record in another museum's catalogue, an online exhibition (C-E07). Cataloguers maintain link items. */
export const linkItemCard = defineCard({
  recordTypes: [linkItemType],
  path: '/api/v1/catalogue/linkItems',
  pages: entityPages('linkItem', 'entities#links'),
  sections: linkItemSections,
  permissions: {
    read: ['catalogueRead'],
    create: ['catalogueAddCard'],
    update: ['catalogueEdit'],
    delete: ['catalogueDelete'],
    publish: ['publishCardOnWeb'],
    link: ['catalogueLinkCardWithFile'],
    download: ['catalogueDownloadCard'],
    share: ['shareCard'],
  },
  heading: linkItemHeading,
  columns: ['title', 'url', 'linkItemType', 'publisher', 'accessedOn', 'publishedOnWeb', 'links'],
  namePath: 'url',
  namedBy: ['title', 'url'],
})
