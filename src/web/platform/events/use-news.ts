import { useEffect, useRef } from 'react'
import type { EventData, EventName } from '#model/api/events.ts'
import { serverNews } from './news.ts'

/** Hears one kind of the server's news while the component is on the screen. */
export function useNews<Name extends EventName>(name: Name, listener: (data: EventData<Name>) => void): void {
  const current = useRef(listener)
  useEffect(() => {
    current.current = listener
  })
  useEffect(() => serverNews.on(name, data => current.current(data)), [name])
}
