import { signIn } from '../product.ts'
import { type Museum, Refused, type Report } from './writer.ts'

/** Reaches a museum over HTTP as its administrator, who signs in now. */
export async function reach(
  address: string,
  {
    tenantId,
    username,
    report,
    acknowledged,
  }: { readonly tenantId: string; readonly username: string } & Pick<Museum, 'report' | 'acknowledged'>,
): Promise<Museum> {
  const token = await signIn(address, username)
  const ask = async (method: string, path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(`${address}${path}`, {
      ...init,
      method,
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'en', ...init.headers },
      signal: AbortSignal.timeout(60_000),
    })
    if (!answer.ok) throw new Refused(answer.status, await answer.text())
    return answer
  }
  return {
    tenantId,
    report,
    fetch: ask,
    async call<Answer>(method: string, path: string, body?: object) {
      const answer = await ask(method, path, {
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return (text === '' ? undefined : JSON.parse(text)) as Answer
    },
    acknowledged,
  }
}

/** Whether whoever signed in before a kill still is. */
export async function checkSession({ call }: Museum, report: Report): Promise<void> {
  try {
    await call('GET', '/api/v1/me')
  } catch (error) {
    report.lost(`the session: ${error}`)
  }
}
