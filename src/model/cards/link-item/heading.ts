import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import type { LinkItemCard } from './sections.ts'

/** The site an address leads to, without what every address has: 'zeno.org'. */
const siteOf = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/[/?#][\s\S]*$/, '')

/** Its title, else its address; below the kind and the site, so that it is seen where a link leads before it is followed. */
export function linkItemHeading(card: LinkItemCard, words: HeadingWords): CardHeading {
  const { title, url = '', linkItemType } = card
  const kind = linkItemType && (linkItemType.name || words.term(linkItemType.id))
  return {
    number: '',
    title: title ?? url,
    subtitle: [kind, siteOf(url)].filter(Boolean).join(', '),
  }
}
