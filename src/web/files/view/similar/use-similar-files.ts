import type { LinkItem } from '#model/api/cards/shapes.ts'

export interface SimilarFile {
  readonly item: LinkItem
}

/** Files whose picture looks like that of a file, the likest first. */
export const useSimilarFiles = (_id: string): readonly SimilarFile[] => []
