/**
 * Fields of a bibliography record by CSL variable, for texts that map one to one. Mind the names of fields in the API: `editor` is the
 * publisher, its `curator` the editor.
 */
export const plainFields = {
  volume: 'bibliography/volume',
  issue: 'bibliography/issue',
  page: 'bibliography/pageNumberCatalogue',
  publisher: 'bibliography/editor',
  'publisher-place': 'bibliography/pubblicationPlace',
  edition: 'bibliography/editionNumber',
  'collection-title': 'bibliography/series',
  URL: 'bibliography/url',
  abstract: 'abstract',
} as const

export type PlainVariable = keyof typeof plainFields

/** Names stored as one text. */
export const nameFields = { author: 'bibliography/author', editor: 'bibliography/curator' } as const

/** Other roles, as contributor terms by English name. */
export const contributorRoles = {
  translator: 'translator',
  illustrator: 'illustrator',
  contributor: 'contributor',
} as const

/** Standard numbers, as the vocabulary of number types names them. */
export const numberVariables = ['DOI', 'ISBN', 'ISSN'] as const

export const paths = {
  type: 'bibliography/type',
  title: 'bibliography/title',
  contribution: 'bibliography/contributionTitle',
  date: 'bibliography/editionYear',
  shortReference: 'bibliography/sign',
  accessed: 'bibliography/accessed',
  note: 'bibliography/note',
  keywords: 'keywords',
  language: 'description/languageType',
  standardNumber: 'description/numbersStandards/standardNumber',
  standardType: 'description/numbersStandards/type',
  contributor: 'contributors/contributor',
  contributorRole: 'contributors/role',
  properTitle: 'description/properTitle',
  responsibility: 'description/primaryResponsibility',
  editionPlace: 'description/editions/pubblicationPlace',
  editionPublisher: 'description/editions/publisher',
  editionDate: 'description/editions/publicationDate',
} as const
