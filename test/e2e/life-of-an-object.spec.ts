import { mkdir, writeFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { dayIn, daysAfter, defaultZone, yearOf } from '#model/dates/museum-day.ts'
import { type Language, languages } from '#model/languages.ts'
import { acquisitionDecisions } from '#model/procedures/acquisition/line.ts'
import { entryReasons } from '#model/procedures/object-entry/sections.ts'
import { readPdf } from '../harness/read-pdf.ts'
import { apiOf, enter, expect, expectSoundOnScreens, type Product, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** A day counted from today. */
const day = (days: number) => daysAfter(dayIn(defaultZone, new Date()), days)

interface Line {
  readonly catalogueObjectId: string
  readonly version: number
  readonly values: Readonly<Record<string, unknown>>
}

/** Forms filled as people fill them, by what their pages call. */
async function desk(app: Product, email: string) {
  const api = await apiOf(app, email, '/api/v1')
  const answered = async (method: string, path: string, body?: unknown) => {
    const answer = await api(method, path, body)
    expect(answer?.error, `${method} ${path}: ${JSON.stringify(answer)}`).toBeUndefined()
    return answer
  }
  const fill = async (id: string, given: object) => {
    const { version, values } = (await answered('GET', `/procedures/${id}`)) as {
      version: number
      values: object
    }
    await answered('PUT', `/procedures/${id}`, { version, values: { ...values, ...given } })
  }
  const lines = async (id: string) =>
    ((await answered('GET', `/procedures/${id}/objects`)) as { result: readonly Line[] }).result
  /** The same about each object, checked. */
  const each = async (id: string, given: (at: number) => object) => {
    for (const [at, { catalogueObjectId, version, values }] of (await lines(id)).entries())
      await answered('PUT', `/procedures/${id}/objects/${catalogueObjectId}`, {
        version,
        values: { ...values, ...given(at) },
        checked: true,
      })
  }
  const term = async (list: string) => {
    const { terms } = (await answered('GET', `/lists/${list}?blocksize=1`)) as {
      terms: readonly { id: string }[]
    }
    return { id: terms[0]?.id }
  }
  const room = async (name: string) => ({
    id: String((await answered('POST', '/museum/locations', { name }))?.id),
  })
  const object = async (id: string) =>
    (await answered('GET', `/catalogue/${id}`)) as Readonly<Record<string, unknown>>
  return { answered, fill, lines, each, term, room, object }
}

/** The papers of a procedure, in every language: of all of it, and of each object. */
async function papersOf(page: Page, id: string, words: RegExp, kinds = ['whole', 'objects']): Promise<void> {
  for (const language of languages)
    for (const [kind, path] of [
      ['whole', `/api/v1/procedures/${id}/pdf?lang=${language}`],
      ['objects', `/api/v1/procedures/${id}/pdf/object?lang=${language}`],
    ] as const) {
      if (!kinds.includes(kind)) continue
      const answer = await page.request.get(path)
      expect(answer.status(), path).toBe(200)
      const pdf = await answer.body()
      if (process.env.KEEP_PAPERS) {
        await mkdir(process.env.KEEP_PAPERS, { recursive: true })
        await writeFile(`${process.env.KEEP_PAPERS}/${id}-${kind}-${language}.pdf`, pdf)
      }
      const { text } = await readPdf(pdf)
      expect(text, `${kind} ${language}`).toMatch(words)
      expect(text).not.toMatch(/undefined|\{\{|\[object|paper\/|choice\//)
    }
}

const year = yearOf(dayIn(defaultZone, new Date()))

const numberOf = ({ objectNumbers }: Readonly<Record<string, unknown>>) =>
  (objectNumbers as readonly { readonly objectNumber: string }[])[0]?.objectNumber

const stepOf = (page: Page) => page.getByRole('list', { name: /^Steps/ }).locator('[aria-current="step"]')

/** Takes a step for which nothing is missing; what it writes into the records is confirmed. */
async function go(page: Page, step: string): Promise<void> {
  await page.reload()
  const name = new RegExp(`^(Move to: )?${step}( …)?$`)
  const direct = page.getByRole('button', { name })
  const menu = page.getByRole('button', { name: 'Change step' })
  await expect(direct.or(menu).first()).toBeVisible()
  let asks: boolean
  if (await direct.isVisible()) {
    asks = (await direct.innerText()).includes('…')
    await direct.click()
  } else {
    await menu.click()
    const item = page.getByRole('menuitem', { name })
    asks = (await item.innerText()).includes('…')
    await item.click()
  }
  if (asks) {
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Continue', exact: true }).dblclick()
  }
  await expect(stepOf(page)).toHaveText(step)
}

/** Continues with another procedure, and answers its id. */
async function continueWith(page: Page, type: string, objects: number): Promise<string> {
  await page.reload()
  const before = page.url()
  const direct = page.getByRole('button', { name: `Continue with: ${type}`, exact: true })
  const menu = page.getByRole('button', { name: 'Continue with…' })
  await expect(direct.or(menu).first()).toBeVisible()
  if (await direct.isVisible()) await direct.click()
  else {
    await menu.click()
    await page.getByRole('menuitem', { name: type, exact: true }).click()
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).dblclick()
  await expect(page).not.toHaveURL(before)
  await expect(page.getByRole('region', { name: 'Started from' })).toBeVisible()
  await expect(page.getByRole('tab', { name: `Objects ${objects}` })).toBeVisible()
  return idOf(page)
}

const idOf = (page: Page): string => /procedures\/(\d+)/.exec(page.url())?.[1] ?? ''

/** People outside are asked, and agree by the link in their mail, on a phone. */
async function agree(
  page: Page,
  { app, browser }: { readonly app: Product; readonly browser: Browser },
  people: readonly string[],
): Promise<void> {
  await page.reload()
  const approvals = page.getByRole('region', { name: /^Approvals/ })
  await approvals.getByRole('button', { name: 'Ask for approval…' }).click()
  const dialog = page.getByRole('dialog')
  for (const [at, person] of people.entries()) {
    await dialog.getByRole('button', { name: 'Add person' }).click()
    await page.keyboard.type(`Person ${at + 1}`)
    await page.keyboard.press('Tab')
    await page.keyboard.type(person)
  }
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(approvals.getByText('Waiting')).toHaveCount(people.length)
  for (const person of people) {
    const link = /\/approve\?token=[\w.-]+/.exec(await app.mail(person))?.[0] ?? ''
    const context = await browser.newContext({ baseURL: app.address, locale: 'en-GB', viewport: phone })
    const theirs = await context.newPage()
    await theirs.goto(link)
    await theirs.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(theirs.getByText('Thank you. Your approval has been recorded.')).toBeVisible()
    await context.close()
  }
  await expect(approvals).toHaveAccessibleName(new RegExp(`${people.length} of ${people.length}$`))
}

test('Two watches that came by post are acquired, treated, shown, lent, damaged and given away; each step stands in their records, and every paper is printed in four languages [C-P01] [C-P02] [C-P03]', async ({
  page,
  app,
  browser,
}) => {
  test.setTimeout(600_000)
  page.setDefaultTimeout(15_000)
  const { email, tenantId } = await app.person({ role: 'TENANT_ADMIN' })
  await app.starterTerms(tenantId)
  const { answered, fill, lines, each, term, room, object } = await desk(app, email)
  const [store, gallery] = [await room('Watch store'), await room('Gallery of time')]
  const opened: string[] = []

  await enter(page, email)
  await test.step('What came by post is entered, without records, with a picture', async () => {
    await page.goto('/app/procedures')
    await page.getByRole('button', { name: 'New procedure' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Object entry' }).check()
    await dialog.getByLabel('Title').fill('Watches of A. Rossi')
    await dialog.getByRole('button', { name: 'Start' }).click()
    await expect(page).toHaveURL(/\/edit$/)
    await page.getByLabel('Received on', { exact: true }).first().fill(day(0).split('-').reverse().join('/'))
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Object entry has been saved')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click()
    const id = idOf(page)
    opened.push(id)
    await page.getByRole('tab', { name: /^Objects/ }).click()
    await page.getByRole('button', { name: 'New object' }).click()
    await dialog.getByLabel('Title').fill('Pocket watch')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByRole('status')).toContainText('Pocket watch')
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await dialog.getByRole('button', { name: 'Done' }).click()
    await fill(id, {
      unrecorded: [{ description: 'Ship’s chronometer', tag: `R. ${id}`, condition: 'Does not run' }],
      depositor: { name: 'Anna Rossi' },
      reason: { id: entryReasons.OFFER },
      room: store,
      returnBy: day(90),
      termsAccepted: day(0),
      acceptedBy: 'A. Rossi',
    })
    await go(page, 'Received')
    await papersOf(page, id, /Pocket watch.*chronometer.*Does not run/s, ['whole'])
    // The other is only described: it has its record in one press, however often that is made.
    await page.getByRole('button', { name: 'Create records…' }).click()
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await dialog.getByRole('button', { name: 'Create 1 record' }).dblclick()
    await expect(page.getByText('1 record has been created').first()).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Objects 2' })).toBeVisible()
    await expect(page.getByText('Described, no record yet')).toHaveCount(0)
    await papersOf(page, id, /Pocket watch.*chronometer.*Does not run/s, ['whole'])
    await each(id, () => ({ decision: { decision: { id: 4 } } }))
    await go(page, 'Assessed')
    await go(page, 'Accepted')
  })

  const [watch, chronometer] = (await lines(opened[0] ?? '')).map(
    ({ catalogueObjectId }) => catalogueObjectId,
  )
  if (!watch || !chronometer) throw new Error('Two came in')
  // Not the museum's own yet.
  expect(await object(watch)).toMatchObject({ holding: { id: 2 } })

  await test.step('They are acquired: approved by two from their mail, numbered and entered in the register', async () => {
    const id = await continueWith(page, 'Acquisition', 2)
    opened.push(id)
    await fill(id, {
      proposal: 'They fill a gap in the collection of instruments',
      source: { name: 'Anna Rossi' },
      method: await term('ACQT'),
      creditLine: { en: 'Gift of Anna Rossi' },
    })
    await go(page, 'Examined')
    await fill(id, { assessment: { result: { id: 1 }, by: { name: 'Jan Nowak' }, on: day(0) } })
    await each(id, () => ({ decision: { decision: { id: acquisitionDecisions.ACCEPTED } } }))
    await agree(page, { app, browser }, [`chair${id}@example.org`, `member${id}@example.org`])
    await go(page, 'Approved')
    await page.getByRole('tab', { name: /^Objects/ }).click()
    await page.getByRole('button', { name: 'Assign numbers…' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('status')).toContainText('2 objects')
    await expectSoundOnScreens(page, ['phone', 'desktop'])
    await dialog.getByRole('button', { name: 'Assign', exact: true }).dblclick()
    await expect(page.getByText('Numbers assigned').first()).toBeVisible()
    await fill(id, { transfer: { on: day(0), basis: { id: 1 } } })
    await go(page, 'Title transferred')
    await go(page, 'Accessioned')
    await papersOf(page, id, /Pocket watch/, ['whole'])
  })

  await test.step('Their records say so: number, acquisition, the museum’s own; they are moved to the store', async () => {
    await expect.poll(async () => numberOf(await object(watch))).toBe(`${year}.1.1`)
    expect(await object(watch)).toMatchObject({
      acquisitions: [{ from: { name: 'Anna Rossi' } }],
      publication: { creditLine: { en: 'Gift of Anna Rossi' } },
    })
    await page.goto(`/app/catalogue/object/${watch}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Move…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'To' }).fill('Gallery')
    await page.getByRole('option', { name: 'Gallery of time' }).click()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(page.getByText('Moved to Gallery of time: 1 object').first()).toBeVisible()
    await page.goto('/app/procedures/registers')
    await expect(page.getByRole('link', { name: /AQ-\d{4}-001/ })).toHaveCount(2)
  })

  await test.step('They are treated: the proposal is agreed from the mail, the report sealed', async () => {
    await page.goto(`/app/procedures/${opened[1]}`)
    const id = await continueWith(page, 'Conservation treatment', 2)
    opened.push(id)
    await fill(id, {
      conservator: { name: 'Ewa Zielińska' },
      proposal: { date: day(0), aim: 'The movement runs again', method: 'Cleaning without abrasives' },
      treatment: { start: day(0), end: day(10) },
    })
    await go(page, 'Examination')
    await go(page, 'Proposal submitted')
    await agree(page, { app, browser }, [`keeper${id}@example.org`])
    await go(page, 'Approved')
    await go(page, 'In treatment')
    const state = await term('STCC')
    const type = await term('RSTT')
    await each(id, () => ({
      treatmentState: { id: 4 },
      stateAfter: state,
      treatments: [{ type, operator: { name: 'Ewa Zielińska' }, materials: 'Ethanol', hours: 3 }],
    }))
    await page.reload()
    // The last object treated finishes it.
    await expect(stepOf(page)).toHaveText('Treatment finished')
    await fill(id, { report: { date: day(10), author: { name: 'Ewa Zielińska' }, summary: 'Both run' } })
    await papersOf(page, id, /Zielińska/)
    await go(page, 'Closed')
    await papersOf(page, id, /Zielińska/)
    await expect.poll(async () => (await object(watch)).treatments).toHaveLength(1)
  })

  await test.step('They are shown in an exhibition that begins from the list', async () => {
    await page.goto(`/app/catalogue?q=${year}`)
    await page.getByRole('button', { name: 'Procedure…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Exhibition' }).check()
    await dialog.getByLabel('Title').fill('Time')
    await dialog.getByRole('button', { name: 'Start' }).dblclick()
    await expect(page).toHaveURL(/\/edit$/)
    await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click()
    const id = idOf(page)
    opened.push(id)
    const event = String((await answered('POST', '/event/', { values: { name: { en: 'Time' } } }))?.id)
    await answered('DELETE', `/event/${event}/lock`, {})
    await fill(id, {
      curators: [{ curator: { name: 'Jan Nowak' } }],
      event: { id: event },
      rooms: [gallery],
      period: { installationFrom: day(20), opening: day(30), closing: day(90), takenDownBy: day(95) },
    })
    await each(id, at => ({
      decision: { decision: { id: 3 } },
      room: gallery,
      showcase: `${at + 1}`,
      label: { en: 'A watch', de: 'Eine Uhr', it: 'Un orologio', pl: 'Zegarek' },
    }))
    await go(page, 'Planning')
    await go(page, 'Installation')
    await go(page, 'Open')
    await papersOf(page, id, /\w/)
    await expect.poll(async () => (await object(watch)).exhibitions).toHaveLength(1)
  })

  await test.step('They are lent from the exhibition', async () => {
    const id = await continueWith(page, 'Loan out', 2)
    opened.push(id)
    await fill(id, {
      borrower: { name: 'Museum of the Sea' },
      loan: { start: day(100), end: day(200) },
      agreement: { signed: day(1), signedForLender: 'A', signedForBorrower: 'B' },
      insurance: { policyNumber: 'P 7' },
    })
    await each(id, () => ({ decision: { decision: { id: 3 } } }))
    for (const step of ['Terms agreed', 'Agreement signed', 'Being prepared', 'On loan']) await go(page, step)
    await papersOf(page, id, /Museum of the Sea|watch/)
  })

  await test.step('The watch comes back damaged: it is begun from its record, with a sheet to identify it', async () => {
    await page.goto(`/app/catalogue/object/${watch}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Procedure…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Incident' }).check()
    await dialog.getByLabel('Title').fill('Broken glass')
    await dialog.getByRole('button', { name: 'Start' }).dblclick()
    await expect(page).toHaveURL(/\/edit$/)
    await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click()
    const id = idOf(page)
    opened.push(id)
    await fill(id, {
      incidentKind: { id: 4 },
      discovered: { date: day(0), by: { name: 'Jan Nowak' } },
      course: 'The glass broke on the way back',
      measures: [{ measure: 'Packed again', date: day(0) }],
      insurance: { insurer: { name: 'Sea Mutual' }, reportedOn: day(0) },
      cause: 'A crate without foam',
      conclusion: { date: day(0), findings: 'Paid' },
      prevention: 'Foam in every crate',
    })
    const state = await term('STCC')
    await each(id, () => ({ damage: { state, detail: 'Glass missing' } }))
    await go(page, 'Secured')
    await papersOf(page, id, /watch/)
    await expect.poll(async () => JSON.stringify((await object(watch)).condition)).toContain('Glass missing')
    await go(page, 'Examination')
    await go(page, 'Settled')
    await go(page, 'Closed')
  })

  await test.step('Years later the chronometer leaves the collection, decided by two', async () => {
    await page.goto(`/app/catalogue/object/${chronometer}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Procedure…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Deaccession' }).check()
    await dialog.getByLabel('Title').fill('The chronometer goes to sea')
    await dialog.getByRole('button', { name: 'Start' }).dblclick()
    await expect(page).toHaveURL(/\/edit$/)
    await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click()
    const id = idOf(page)
    opened.push(id)
    await fill(id, {
      grounds: { id: 6 },
      justification: 'It belongs to a ship',
      policyReference: '4.2',
      titleCheck: { checked: true, findings: 'Clear' },
      restrictionCheck: { checked: true, findings: 'None' },
      resolution: { body: 'Board', date: day(0), reference: 'B 12' },
      notice: { published: day(0), where: 'Gazette' },
      receiver: { name: 'Museum of the Sea' },
    })
    await each(id, () => ({ decision: { decision: { id: 3 } }, leftOn: day(0) }))
    await go(page, 'Title and restrictions examined')
    await agree(page, { app, browser }, [`chair${id}@example.org`, `member${id}@example.org`])
    await go(page, 'Decided')
    await go(page, 'Carried out')
    await papersOf(page, id, /Museum of the Sea/, ['whole'])
    await expect.poll(async () => (await object(chronometer)).holding).toMatchObject({ id: 4 })
    expect(numberOf(await object(chronometer))).toBe(`${year}.1.2`)
    await go(page, 'Closed')
  })

  await test.step('The record tells all of it, and each page reads well in every language, on desk and phone', async () => {
    const pages = [`/app/catalogue/object/${watch}`, ...opened.map(id => `/app/procedures/${id}`)]
    for (const [at, address] of pages.entries()) {
      const language: Language = languages[at % languages.length] ?? 'en'
      await answered('PUT', `/me/lang?lang=${language}`, {})
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSoundOnScreens(page, ['phone', 'desktop'])
      if (process.env.KEEP_PAPERS)
        for (const [name, size] of [
          ['desktop', desktop],
          ['phone', phone],
        ] as const) {
          await page.setViewportSize(size)
          await page.screenshot({
            path: `${process.env.KEEP_PAPERS}/page-${at}-${language}-${name}.png`,
            fullPage: true,
          })
        }
    }
  })
})
