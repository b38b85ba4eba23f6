import { type CardOf, section } from '../../engine/define-card.ts'
import { remarks } from '../../groups/record.ts'
import { agent, date, day, list, longText, term, terms, text, url } from '../../kinds/build.ts'

/** What is found at the address, and who answers for it. */
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

/** On what terms it may be used. */
const rights = { licence: term('LICE', { facet: true, carried: true }), rightsNote: text({ carried: true }) }

/** The card of something outside the museum that has an address on the web. */
export const linkItemSections = {
  identification: section(identification),
  rights: section(rights),
  record: section({ remarks }),
}

/** The values of a link item's card. */
export type LinkItemCard = CardOf<typeof linkItemSections>
