import { useInfiniteQuery } from '@tanstack/react-query'
import { type RoomObject, readRoomObjects } from '#model/api/procedures/room.ts'
import { call } from '../platform/client.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'

/** Objects of a room, page after page. */
export function useRoomObjects(token: string) {
  const language = useLanguage()
  const query = useInfiniteQuery({
    queryKey: [readRoomObjects.name, token, language],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        readRoomObjects,
        { params: { token }, query: { page: pageParam } },
        { signal, name: `room objects ${pageParam}` },
      ),
    getNextPageParam: ({ totalSize }, pages) => {
      const there = pages.reduce((sum, { result }) => sum + result.length, 0)
      return there < totalSize ? pages.length : undefined
    },
  })
  const objects: readonly RoomObject[] = query.data?.pages.flatMap(({ result }) => result) ?? []
  return { ...query, objects }
}
