import { useQuery } from '@tanstack/react-query'
import { readSimilar, type SimilarFile } from '#model/api/files/similar.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'

const none: readonly SimilarFile[] = []

/** Files whose picture looks like that of a file, the most alike first. */
export const useSimilarFiles = (id: string): readonly SimilarFile[] =>
  useQuery(endpointQuery(readSimilar, { params: { id } })).data?.result ?? none
