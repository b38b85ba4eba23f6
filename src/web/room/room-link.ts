import { useInfiniteQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { type RoomObject, readRoomObjects } from '#model/api/procedures/room.ts'
import { call } from '../platform/client.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'

/** The secret of the room's address, and the grant where it has a password: its calls take them along. */
export const RoomLinkContext = createContext<{ readonly token: string; readonly grant: string | undefined }>({
  token: '',
  grant: undefined,
})

export const useRoomLink = () => use(RoomLinkContext)

/** Objects of the room, page after page. */
export function useRoomObjects() {
  const { token, grant } = useRoomLink()
  const language = useLanguage()
  const query = useInfiniteQuery({
    queryKey: [readRoomObjects.name, token, grant, language],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        readRoomObjects,
        { params: { token }, query: { page: pageParam, grant } },
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
