import type { EventData, EventName } from '#model/api/events.ts'

/** News of the server, as every tab receives it. */
export type News = {
  readonly [Name in EventName]: { readonly name: Name; readonly data: EventData<Name> }
}[EventName]

type Listener = (news: News) => void

const listeners = new Set<Listener>()
const afterGap = new Set<() => void>()

export const serverNews = {
  /** Passes a message on to the parts of this tab. */
  publish: (news: News): void => {
    for (const listener of [...listeners]) listener(news)
  },
  /** The line to the server was away for a while. */
  publishGap: (): void => {
    for (const listener of [...afterGap]) listener()
  },
  /** Listens to one kind of news. Returns a function that ends it. */
  on: <Name extends EventName>(name: Name, listener: (data: EventData<Name>) => void): (() => void) => {
    const entry: Listener = news => {
      if (news.name === name) listener(news.data as EventData<Name>)
    }
    listeners.add(entry)
    return () => listeners.delete(entry)
  },
  /** Listens to gaps in which news may have been missed. Returns a function that ends it. */
  onGap: (listener: () => void): (() => void) => {
    afterGap.add(listener)
    return () => afterGap.delete(listener)
  },
}
