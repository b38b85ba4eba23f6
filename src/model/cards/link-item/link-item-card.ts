import { defineCard } from '../../engine/define-card.ts'
import { entityPages } from '../../engine/record-pages.ts'
import { linkItemHeading } from './heading.ts'
import { linkItemSections } from './sections.ts'
import { linkItemType } from './type.ts'

/** A web page, a record in another museum's catalogue, an online exhibition (acceptance row C-E07). Whoever catalogues keeps them. */
export const linkItemCard = defineCard({
  recordTypes: [linkItemType],
  path: '/api/v1/catalogue/linkItems',
  pages: entityPages('linkItem'),
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
