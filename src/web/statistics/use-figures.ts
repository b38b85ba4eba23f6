import { useQuery } from '@tanstack/react-query'
import { readCardFigures, readWork } from '#model/api/statistics.ts'
import type { CardArea } from '../cards/card-area.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { localizedQuery } from '../platform/query/endpoint-query.ts'

/** Figures older than this are being counted again at the moment they are heard. */
const oldMs = 120_000
const refreshMs = 4000

interface Counted {
  readonly countedAt: string
}

const again = ({ state }: { readonly state: { readonly data: Counted | undefined } }) =>
  state.data && Date.now() - Date.parse(state.data.countedAt) > oldMs ? refreshMs : false

/** Statistics of a type of records; outdated counts are requested again until they are fresh. */
export const useCardFigures = ({ type }: CardArea) =>
  useQuery({
    ...localizedQuery(readCardFigures, { query: { type: type as never } }, useLanguage()),
    staleTime: 0,
    refetchInterval: again,
  })

/** Work done in the last weeks, and procedures by status. */
export const useWorkFigures = (weeks: number) =>
  useQuery({
    ...localizedQuery(readWork, { query: { weeks: String(weeks) } }, useLanguage()),
    staleTime: 0,
    refetchInterval: again,
  })
