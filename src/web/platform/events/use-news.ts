import { useEffect, useRef } from 'react'
import type { EventData, EventName } from '#model/api/events.ts'
import { serverNews } from './news.ts'

/** Listens to one type of server event while the component is mounted. */
export function useNews<Name extends EventName>(name: Name, listener: (data: EventData<Name>) => void): void {
  const current = useRef(listener)
  useEffect(() => {
    current.current = listener
  })
  useEffect(() => serverNews.on(name, data => current.current(data)), [name])
}
