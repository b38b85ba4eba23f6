import type { Page, Request } from '@playwright/test'
import { decide } from '#model/navigation/guard.ts'
import { type PageRoute, pageRoutes } from '#model/navigation/routes.ts'
import { effectivePermissions, type PermissionCode, permissions } from '#model/permissions/codes.ts'
import { aCard, apiOf, enter, expect, test } from './fixtures.ts'

const reading = permissions.filter(({ type }) => type === 'READ').map(({ code }) => code)

const isOpen = (path: string, codes: readonly PermissionCode[]): boolean =>
  decide(path, { signedIn: true, expired: false, role: 'USER', permissions: effectivePermissions(codes) })
    .kind === 'open'

/** Pages that somebody may open whose address needs no id. */
const pagesFor = (codes: readonly PermissionCode[]): readonly string[] =>
  pageRoutes
    .filter(({ path, access }: PageRoute) => typeof access === 'object' && path !== '/logout')
    .map(({ path }) => path.replace(/\/:\w+\?/g, ''))
    .filter(path => !path.includes(':'))
    .filter(path => isOpen(path, codes))

/** Requests of a page that the server refused, or failed to answer; `settled` waits until none is on its way but the stream of events. */
function requestsOf(page: Page) {
  const failures: string[] = []
  const waiting = new Set<Request>()
  page.on('request', request => {
    if (!request.url().includes('/api/v1/events')) waiting.add(request)
  })
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', request => waiting.delete(request))
  page.on('response', answer => {
    const url = new URL(answer.url())
    if (answer.status() >= 400)
      failures.push(
        `${new URL(page.url()).pathname}: ${answer.status()} ${answer.request().method()} ${url.pathname}`,
      )
  })
  page.on('pageerror', error => failures.push(`${new URL(page.url()).pathname}: ${error.message}`))
  const settled = async () => {
    await page.waitForTimeout(250)
    await expect.poll(() => [...waiting].map(request => request.url())).toEqual([])
    await page.waitForTimeout(100)
  }
  return { failures, settled }
}

/** Opens a page as a link does, without loading the application anew. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

test('Users with a single read permission, or none, can open all their pages without refused requests or empty searches [F-T19] [P-S17]', async ({
  browser,
  app,
}) => {
  test.setTimeout(300_000)
  const administrator = await app.person({ role: 'TENANT_ADMIN' })
  const { tenantId, name } = administrator
  const api = await apiOf(app, administrator.email, '/api/v1')
  await aCard(api, '/catalogue/', { title: { en: 'Krater' } })
  await aCard(api, '/persons/', { names: [{ name: 'Exekias' }] })
  const failures: string[] = []
  for (const codes of [[], ...reading.map(code => [code])]) {
    const { email } = await app.person({ museum: { tenantId, name }, permissions: codes })
    const context = await browser.newContext({ baseURL: app.address, locale: 'en-GB' })
    const page = await context.newPage()
    const { failures: found, settled } = requestsOf(page)
    await enter(page, email)
    await expect(page.getByRole('button', { name: 'Search the collection' })).toHaveCount(
      isOpen('/app/search', codes) ? 1 : 0,
    )
    for (const path of pagesFor(codes)) {
      await goTo(page, path)
      await expect(page.locator('main h1, main [role="alert"]').first()).toBeAttached()
      await settled()
      if (codes.length === 0) await expect(page.getByRole('searchbox')).toHaveCount(0)
    }
    failures.push(...found.map(failure => `[${codes.join()}] ${failure}`))
    await context.close()
  }
  expect(failures).toEqual([])
})
