/** Styles in which works are cited: those of museums' and archaeologists' own journals among the general ones. */
export const citationStyles = [
  'chicago-author-date',
  'chicago-notes',
  'apa',
  'mla',
  'harvard',
  'iso690',
  'dai',
  'aja',
  'archeologia-classica',
  'vancouver',
] as const

export type CitationStyle = (typeof citationStyles)[number]

export const usualStyle: CitationStyle = 'chicago-author-date'

/** Shown in place of a citation that has no text (acceptance row C-K18). */
export const noCitation = '[no data]'
