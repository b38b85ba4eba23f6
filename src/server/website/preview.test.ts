import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { openSite } from '../../../test/harness/open-site.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

const own = { picturesWithObjects: false, languages: ['en', 'it'] } as const

const page = async (path: string, headers: Record<string, string>) => {
  const { statusCode, body, headers: sent } = await app().http.inject({ url: `/api/v1${path}`, headers })
  return { status: statusCode, body, sent }
}

test('Who may publish sees the page of a record before it is published, and nobody else does [O-W09]', async () => {
  const site = await openSite(app, own)
  const { id } = await site.put({
    title: { en: 'Krater', it: 'Cratere' },
    remarks: 'Ask Anna',
    acquisitions: [{ from: { name: 'Count Ostrogski' } }],
  })
  const path = `/catalogue/${id}/as-public`
  const { status, body, sent } = await page(`${path}?lang=it`, site.headers)
  expect([status, sent['cache-control'], sent['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex, nofollow',
  ])
  expect(sent['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('Cratere</h1>')
  expect(body).toContain('Anteprima')
  expect(body).not.toMatch(/Ask Anna|Ostrogski/)
  // Its other language is a preview, too.
  expect(body).toContain(`href="https://vitrine.test/api/v1${path}?lang=en"`)
  expect((await page(`${path}?lang=en`, site.headers)).body).toContain('Krater</h1>')
  expect((await page(path, {})).status).toBe(401)
  const reader = await registrar(app, site.museum, { role: 'USER', permissions: ['catalogueRead'] })
  expect((await page(path, reader.headers)).status).toBe(403)
  const other = await openSite(app, own)
  expect((await page(path, other.headers)).status).toBe(404)
  // It has given no name: nothing was published.
  expect(await site.nameOf(id)).toBeUndefined()
})

test('A page is previewed before the site is open, or set up, in a language that it has [O-W09]', async () => {
  const site = await openSite(app, { ...own, open: false })
  const { id } = await site.put({ title: { en: 'Krater' } })
  const { status, body } = await page(`/catalogue/${id}/as-public?lang=pl`, site.headers)
  expect(status).toBe(200)
  expect(body).toContain('<html lang="en">')
  expect(body).toContain('The site is closed')
})
