import type { Translated } from '#model/kinds/values.ts'
import type { CardRecord } from '#server/cards/index.ts'
import type { FamilyName, PictureParams } from '../pictures/index.ts'
import type { FileMetadata } from './demo-file.ts'

/** Keywords by the type of object in the picture. */
const keywords: Partial<Record<FamilyName, readonly string[]>> = {
  coin: ['trade'],
  furniture: ['everyday life'],
  glass: ['everyday life'],
  herbarium: ['plants', 'digitisation'],
  insect: ['animals'],
  instrument: ['travel'],
  mosaic: ['permanent exhibition', 'highlights'],
  painting: ['permanent exhibition'],
  photograph: ['digitisation'],
  plate: ['everyday life'],
  poster: ['travel'],
  shell: ['animals'],
  shipModel: ['travel', 'trade'],
  specimen: ['animals', 'education'],
  textile: ['everyday life', 'women'],
  vessel: ['permanent exhibition', 'everyday life'],
}

/** Source types of pictures that are not digital photographs. */
const sources: Partial<Record<FamilyName, string>> = {
  photograph: 'scan of a negative',
  poster: 'scan of a print',
  print: 'scan of a print',
}

const licences = ['CC BY 4.0', 'CC0 1.0', 'CC BY-NC 4.0'] as const

/**
 * Returns the metadata of the picture of an object: more for published objects, and none for every seventh unpublished one.
 * @param seed a number of the object, the same everywhere.
 */
export function metadataOf(
  { data, published }: Pick<CardRecord, 'data' | 'published'>,
  picture: PictureParams,
  { credit, seed }: { readonly credit: Translated; readonly seed: number },
): FileMetadata | undefined {
  if (!published && seed % 7 === 0) return undefined
  const { title, briefDescription } = data as {
    readonly title?: Translated
    readonly briefDescription?: Translated
  }
  const { subject } = picture as { readonly subject?: string }
  const seen = subject === 'landscape' || subject === 'portrait' ? [subject] : []
  const licence = published ? licences[seed % licences.length] : seed % 2 === 0 ? 'on request' : undefined
  return {
    ...(title && { title }),
    ...(briefDescription && { alternativeText: briefDescription }),
    creditLine: credit,
    keywords: [...(keywords[picture.family] ?? []), ...seen],
    digitalSourceType: sources[picture.family] ?? 'digital photograph',
    ...(licence && { licence }),
  }
}
