/** More than anybody has tabs; each stream costs a connection. */
const streamsPerSession = 20

export interface StreamLimit {
  /**
   * Counts a stream of a session; the oldest is closed when there are too many.
   * @returns takes the stream out of the count.
   */
  add(sessionId: string, close: () => void): () => void
}

/** Keeps one session from holding connections without end. Each server counts its own. */
export function createStreamLimit(most = streamsPerSession): StreamLimit {
  const streams = new Map<string, Set<() => void>>()
  return {
    add(sessionId, close) {
      const own = streams.get(sessionId) ?? new Set()
      streams.set(sessionId, own)
      own.add(close)
      const forget = (which: () => void): void => {
        own.delete(which)
        if (own.size === 0 && streams.get(sessionId) === own) streams.delete(sessionId)
      }
      const [oldest] = own
      if (own.size > most && oldest) {
        forget(oldest)
        oldest()
      }
      return () => forget(close)
    },
  }
}
