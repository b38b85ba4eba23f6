/** Available citation styles, including those of museum and archaeology journals. */
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

/** Shown for a citation without text (C-K18). */
export const noCitation = '[no data]'
