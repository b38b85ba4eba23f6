/** Seconds a call waits by itself; a longer wait is reported to its caller. */
const longestPause = 60
/** Times it tries again. */
const mostTries = 10

/** Milliseconds the server asks to wait after 429 (RFC 9110, section 10.2.3); undefined for any other answer. */
export function pauseOf(response: Response): number | undefined {
  if (response.status !== 429) return undefined
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined
}

interface PauseOptions {
  readonly wait: (milliseconds: number) => Promise<void>
  /** Called before each pause. */
  readonly onWait: () => void
  readonly signal?: AbortSignal | null | undefined
}

/** Sends a request, and sends it again after the pause that an answer 429 asks for: the server has not acted on it yet. */
export async function sendWithPauses(
  send: () => Promise<Response>,
  { wait, onWait, signal }: PauseOptions,
): Promise<Response> {
  for (let left = mostTries; ; left--) {
    const response = await send()
    const pause = pauseOf(response)
    if (pause === undefined || pause > longestPause * 1000 || left === 0) return response
    onWait()
    await wait(pause)
    signal?.throwIfAborted()
  }
}
