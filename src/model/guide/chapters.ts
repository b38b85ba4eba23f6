/** Chapters of the guide, in reading order: files of this name in `docs/guide/<language>`. */
export const guideChapters = [
  'begin',
  'cataloguing',
  'entities',
  'files',
  'vocabularies',
  'searching',
  'lists',
  'publishing',
  'exchange',
  'procedures',
  'loans',
  'audits',
  'condition',
  'movements',
  'planning',
  'comments',
  'printing',
  'users',
  'museum',
  'keyboard',
] as const

export type GuideChapter = (typeof guideChapters)[number]

/** A chapter, or a heading in it: 'loans#loan-out'. */
export type GuidePlace = GuideChapter | `${GuideChapter}#${string}`

export const isGuideChapter = (name: string | undefined): name is GuideChapter =>
  guideChapters.some(chapter => chapter === name)

/** Address of the guide's contents. */
export const guidePath = '/help'

/** Returns the address of a place in the guide. */
export const guideAddress = (place: GuidePlace): string => `${guidePath}/${place}`
