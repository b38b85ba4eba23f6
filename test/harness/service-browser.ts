const attribute = (html: string, pattern: RegExp): string => {
  const found = pattern.exec(html)?.[1]
  if (!found) throw new Error(`the page of the service has no ${pattern}: ${html.slice(0, 500)}`)
  return found
}

/** What somebody does at the sign-in service: signs in by that name and consents, or turns back. */
export type AtService = { readonly login: string } | 'cancel'

/**
 * A browser at the sign-in service, with cookies of its own: from the address the product leads to, through the pages of the service.
 * @param callback where the service sends back to
 * @returns the address it sends back to
 */
export async function goThroughService(address: string, callback: string, what: AtService): Promise<string> {
  const cookies = new Map<string, string>()
  const ask = async (url: string, init: RequestInit = {}) => {
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return answer
  }

  let [url, init]: [string, RequestInit] = [address, {}]
  for (let step = 0; step < 12; step += 1) {
    const answer = await ask(url, init)
    const location = answer.headers.get('location')
    if (location) {
      const next = new URL(location, url).href
      if (next.startsWith(callback)) return next
      ;[url, init] = [next, {}]
      continue
    }
    const page = await answer.text()
    if (what === 'cancel') {
      ;[url, init] = [attribute(page, /href="([^"]+\/abort)"/), {}]
      continue
    }
    const prompt = attribute(page, /name="prompt" value="(\w+)"/)
    const fields = prompt === 'login' ? { prompt, login: what.login, password: 'x' } : { prompt }
    url = attribute(page, /<form[^>]+action="([^"]+)"/)
    init = { method: 'POST', body: new URLSearchParams(fields) }
  }
  throw new Error('the service never sends back')
}
