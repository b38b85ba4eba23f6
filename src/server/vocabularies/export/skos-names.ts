const skosBase = 'http://www.w3.org/2004/02/skos/core#'

/** Names of the Simple Knowledge Organization System (W3C, 2009) and what is used beside it. */
export const skos = {
  base: skosBase,
  Concept: `${skosBase}Concept`,
  ConceptScheme: `${skosBase}ConceptScheme`,
  prefLabel: `${skosBase}prefLabel`,
  altLabel: `${skosBase}altLabel`,
  broader: `${skosBase}broader`,
  narrower: `${skosBase}narrower`,
  inScheme: `${skosBase}inScheme`,
  topConceptOf: `${skosBase}topConceptOf`,
  notation: `${skosBase}notation`,
  definition: `${skosBase}definition`,
  scopeNote: `${skosBase}scopeNote`,
  exactMatch: `${skosBase}exactMatch`,
  deprecated: 'http://www.w3.org/2002/07/owl#deprecated',
} as const

export const rdf = { type: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type' } as const

const termBase = 'urn:x-vitrine:term:'

/** The address of one of our terms in an exported file. */
export const termUri = (id: string): string => termBase + id

export const vocabularyUri = (code: string): string => `urn:x-vitrine:vocabulary:${code}`

/** The id in such an address; undefined for addresses of others. */
export const termIdOf = (uri: string): string | undefined =>
  uri.startsWith(termBase) ? uri.slice(termBase.length) : undefined
