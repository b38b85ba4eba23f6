/** Types of RIS and of CSL. The first of a CSL type is the one that is written. */
export const risTypes: readonly (readonly [ris: string, csl: string])[] = [
  ['BOOK', 'book'],
  ['CHAP', 'chapter'],
  ['JOUR', 'article-journal'],
  ['MGZN', 'article-magazine'],
  ['NEWS', 'article-newspaper'],
  ['CPAPER', 'paper-conference'],
  ['CONF', 'book'],
  ['EDBOOK', 'book'],
  ['EBOOK', 'book'],
  ['CTLG', 'book'],
  ['ECHAP', 'chapter'],
  ['EJOUR', 'article-journal'],
  ['JOURN', 'article-journal'],
  ['JFULL', 'periodical'],
  ['SER', 'book'],
  ['ENCYC', 'entry-encyclopedia'],
  ['DICT', 'entry-dictionary'],
  ['THES', 'thesis'],
  ['RPRT', 'report'],
  ['ELEC', 'webpage'],
  ['BLOG', 'post-weblog'],
  ['MANSCPT', 'manuscript'],
  ['UNPB', 'manuscript'],
  ['PAMP', 'pamphlet'],
  ['MAP', 'map'],
  ['PAT', 'patent'],
  ['GEN', 'document'],
]

/** Texts: tags that are read, the first of which is written. */
export const risTexts: readonly (readonly [variable: string, tags: readonly string[]])[] = [
  ['title', ['TI', 'T1', 'CT']],
  ['container-title', ['T2', 'JO', 'JF', 'BT', 'J2', 'JA']],
  ['collection-title', ['T3']],
  ['volume', ['VL']],
  ['issue', ['IS']],
  ['edition', ['ET']],
  ['publisher', ['PB']],
  ['publisher-place', ['CY', 'PP']],
  ['abstract', ['AB', 'N2']],
  ['language', ['LA']],
  ['DOI', ['DO']],
  ['URL', ['UR']],
  ['genre', ['M3']],
]

/** Names. */
export const risNames: readonly (readonly [variable: string, tags: readonly string[]])[] = [
  ['author', ['AU', 'A1']],
  ['editor', ['ED', 'A2']],
  ['translator', ['A4']],
]
