import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import { defineCard } from '../../engine/define-card.ts'
import { entityPages } from '../../engine/record-pages.ts'
import { nameForReader } from '../../groups/name-for-reader.ts'
import { rightsRunForward } from '../../groups/rights-run-forward.ts'
import type { CollectionCard } from './sections.ts'
import { collectionSections } from './sections.ts'
import { collectionType } from './type.ts'

/** Heading: code and title in the reader's language; second line the collector, or else the collection type. */
function collectionHeading(card: CollectionCard, words: HeadingWords): CardHeading {
  const { collectionType, collectors = [], otherTitles = [] } = card
  const names = collectors.flatMap(({ collector }) => collector?.name ?? [])
  return {
    number: card.code ?? '',
    ...nameForReader(
      [{ name: card.title }, ...otherTitles.map(({ title, ...row }) => ({ ...row, name: title }))],
      words,
    ),
    subtitle:
      names.join('; ') || (collectionType && (collectionType.name || words.term(collectionType.id))) || '',
  }
}

/** A collection: objects grouped by who collected, gave or keeps them. One permission covers all of it. */
export const collectionCard = defineCard({
  recordTypes: [collectionType],
  path: '/api/v1/catalogue/collections',
  pages: entityPages('collections', 'entities#collections'),
  sections: collectionSections,
  permissions: {
    read: ['collectionsRead', 'collectionsView'],
    create: ['collectionsRead'],
    update: ['collectionsRead'],
    delete: ['collectionsRead'],
    publish: ['collectionsRead'],
    link: ['collectionsRead'],
    download: ['collectionsRead'],
    share: ['shareCard'],
  },
  heading: collectionHeading,
  searchGroup: { name: 'COLLECTION_CARD', place: 8 },
  site: {
    kind: 'collection',
    licence: 'publication/licence',
    credit: 'publication/creditLine',
    texts: ['descriptionList/description'],
  },
  leads: true,
  columns: ['title', 'collectionType', 'collectors/collector', 'formed', 'parent', 'publishedOnWeb', 'links'],
  namePath: 'title',
  broaderPath: 'parent',
  members: { type: 'object', list: 'collections', link: 'collection', address: 'objects' },
  linkedFlags: { hasUnpublishedObjects: { type: 'object', published: false } },
  namedBy: ['title', 'otherTitles/title'],
  identifiedBy: ['code', 'identifiers/identifier'],
  rules: [rightsRunForward],
  notCloned: ['code', 'identifiers', 'publication/title', 'compilers'],
})
