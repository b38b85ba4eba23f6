/** A fake network for tests: a `fetch` with the given answers, which records requests. */
export interface Sent {
  readonly method: string
  readonly address: string
  readonly headers: Record<string, string>
  readonly body: string | undefined
}

type Answer =
  | { readonly status?: number; readonly json?: unknown; readonly headers?: Record<string, string> }
  | Error
type Answerer = (sent: Sent) => Answer | Promise<Answer>

export interface FakeNetwork {
  readonly fetch: typeof fetch
  readonly sent: Sent[]
  /** Sets the answer to calls whose 'METHOD /path' starts with a text; the newest rule wins. */
  on(start: string, answer: Answerer | Answer): void
  /** Returns the sent calls whose 'METHOD /path' starts with a text. */
  to(start: string): readonly Sent[]
}

const bodyText = (body: RequestInit['body']) =>
  body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : undefined

export function fakeNetwork(): FakeNetwork {
  const rules: { start: string; answer: Answerer }[] = []
  const sent: Sent[] = []
  const matches = (call: Sent, start: string) => `${call.method} ${call.address}`.startsWith(start)
  return {
    sent,
    on: (start, answer) =>
      rules.unshift({ start, answer: typeof answer === 'function' ? answer : () => answer }),
    to: start => sent.filter(call => matches(call, start)),
    fetch: async (input, init = {}) => {
      const call: Sent = {
        method: init.method ?? 'GET',
        address: String(input),
        headers: { ...(init.headers as Record<string, string>) },
        body: bodyText(init.body),
      }
      sent.push(call)
      const rule = rules.find(({ start }) => matches(call, start))
      const aborted = new Promise<never>((_, reject) => {
        const { signal } = init
        if (signal?.aborted) reject(signal.reason)
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
      const answer = await Promise.race([rule ? rule.answer(call) : { status: 404 }, aborted])
      if (answer instanceof Error) throw answer
      const { status = 200, json, headers } = answer
      return new Response(json === undefined ? null : JSON.stringify(json), {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      })
    },
  }
}
