import { descriptions } from '../../groups/descriptions.ts'
import { boolean, group, link, list, longText, number, terms, text } from '../../kinds/build.ts'

/** What is told of it, each text for its purpose. */
export const description = {
  descriptionList: descriptions({ counts: true }),
}

/** What belongs to it and what does not. */
export const contents = {
  scope: longText({ level: 'R', counts: true }),
  keywords: terms('KEYWORDS', { facet: true }),
  periods: terms('DTZG', { facet: true }),
  cultures: terms('ATBD', { facet: true }),
  taxa: terms('TAXO', { level: 'A', facet: true }),
  places: list({ place: link(['place'], { named: true, required: true, facet: true }), note: text() }),
  languages: terms('LANG', { level: 'A' }),
  arrangement: longText({ level: 'A' }),
}

/** How large it is. */
export const extent = {
  size: group(
    { count: number({ level: 'R', integer: true, min: 0 }), approximate: boolean(), note: text() },
    { level: 'R' },
  ),
}
