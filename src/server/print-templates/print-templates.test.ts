import { mkdirSync, writeFileSync } from 'node:fs'
import decodeQr from 'qr/decode.js'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import type { PrintJobRow } from '#model/api/print-jobs.ts'
import type { TemplateRead, TemplateRow, TemplateVersion } from '#model/api/print-templates.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { languages } from '#model/languages.ts'
import type { GivenTemplate } from '#model/print-templates/template.ts'
import { openPdf } from '#server/files/processing/pdf/pdfium.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven } from '../../../test/harness/factories.ts'
import { addFile } from '../../../test/harness/files.ts'
import { readPdf } from '../../../test/harness/read-pdf.ts'
import { registrar } from '../../../test/harness/registrar.ts'
import { richCards, withTerms } from '../../../test/harness/rich-cards.ts'

const app = useTestApp()

/** Folder for the documents, so that people can look at them; undefined keeps none. */
const shownIn = process.env.PRINT_SHOWN_IN

/** Somebody of a museum, who prints. */
async function printer(museum = 'Muzeum Ziemi Łódzkiej', given: PersonGiven = { role: 'TENANT_ADMIN' }) {
  const place = await makeMuseum(app(), { name: museum })
  const anna = await registrar(app, place, given)
  return { ...anna, museum: place, ...printing(anna.headers) }
}

function printing(headers: Record<string, string>) {
  const post = (url: string, payload?: object) =>
    app().http.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/v1${url}`,
      headers,
      ...(payload && { payload }),
    })
  const pdf = async (url: string, payload?: object, shown?: string) => {
    const answer = await post(url, payload)
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    if (shownIn && shown) {
      mkdirSync(shownIn, { recursive: true })
      writeFileSync(`${shownIn}/${shown}.pdf`, answer.rawPayload)
    }
    return answer.rawPayload
  }
  return { post, pdf }
}

const mm = (points: number) => (points * 25.4) / 72

/** Texts of a page with the left end of their line, in millimetres from the upper left corner. */
async function placed(pdf: Uint8Array, page = 1) {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
  const read = await document.getPage(page)
  const { width, height } = read.getViewport({ scale: 1 })
  const { items } = await read.getTextContent()
  const texts = items.flatMap(item =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str,
            x: mm(item.transform[4]),
            y: mm(height - item.transform[5]),
            right: mm(item.transform[4] + item.width),
          },
        ]
      : [],
  )
  const size = { width: mm(width), height: mm(height), pages: document.numPages }
  await document.destroy()
  return { ...size, texts }
}

/** Returns the text of the QR code on a page. */
async function qrOn(pdf: Uint8Array): Promise<string> {
  const opened = await openPdf(pdf)
  if (typeof opened === 'number') throw new Error('no PDF')
  const picture = opened.page(0, page => page.draw(1000))
  if (!picture) throw new Error('no page')
  return decodeQr({ width: picture.width, height: picture.height, data: picture.bytes })
}

const longTitle =
  'Amfora panatenajska z Ateną, gęś, żółć i bardzo długi opis, który nigdy nie zmieści się na etykiecie '.repeat(
    3,
  )

test('Labels lie where their template says, to a tenth of a millimetre, begin at any place of a sheet, and carry codes that can be read [C-P12]', async () => {
  const anna = await printer()
  const ids: string[] = []
  for (const [number, title] of [
    ['2026/1', 'Wazon'],
    ['2026/2', longTitle],
  ] as const)
    ids.push((await anna.put({ title: { pl: title }, objectNumbers: [{ objectNumber: number }] })).id)

  const sheet = await anna.pdf(
    '/template/labels-a4-3x8',
    { selection: { ids }, start: 24, copies: 2, language: 'pl' },
    'labels',
  )
  const first = await placed(sheet)
  expect(first).toMatchObject({ pages: 2 })
  expect([first.width, first.height].map(Math.round)).toEqual([210, 297])
  // The last place of the first sheet, the number 23 mm and 3 mm inside the label.
  const number = first.texts.find(({ text }) => text === '2026/1')
  expect(number?.x).toBeCloseTo(7.21 + 2 * 66.04 + 23, 1)
  expect(number?.y).toBeGreaterThan(12.9 + 7 * 33.9 + 3)
  expect(number?.y).toBeLessThan(12.9 + 7 * 33.9 + 8)
  expect((await readPdf(sheet)).pages[1]?.match(/2026\/2/g)).toHaveLength(2)

  // However long a title is, it stays on its label, and says that it goes on.
  const roll = await anna.pdf(
    '/template/label-roll-50x25',
    { selection: { ids: [ids[1]] }, language: 'pl' },
    'roll',
  )
  const label = await placed(roll)
  expect(label.pages).toBe(1)
  expect([label.width, label.height].map(Math.round)).toEqual([50, 25])
  expect(label.texts.map(({ text }) => text).join(' ')).toMatch(/^2026\/2 Amfora.*…$/)
  for (const { x, right, y } of label.texts) {
    expect(x).toBeGreaterThan(23.9)
    expect(right).toBeLessThan(48.5)
    expect(y).toBeLessThan(23)
  }
  expect(await qrOn(roll)).toBe(`https://vitrine.test/app/catalogue/object/${ids[1]}`)

  await anna.pdf('/template/label-storage-89x36', { selection: { ids: [ids[0]] } }, 'storage')
  if (shownIn) await anna.pdf('/template/labels-a4-2x7', { selection: { ids } }, 'labels-2x7')
})

test('A museum copies a template and changes it: each change is a version, what is wrong is told with its place, and of two at once the second hears of it [C-P12]', async () => {
  const anna = await printer()
  const bea = await registrar(app, anna.museum, { role: 'USER', permissions: ['catalogueRead'] })
  const list = async (query = '') =>
    (await bea.ask<{ result: TemplateRow[] }>('GET', `/print-templates${query}`)).body.result
  const labels = '?kind=LABEL&about=object'
  expect((await list()).every(({ shipped }) => shipped)).toBe(true)
  expect(await list(labels)).toMatchObject([{ id: 'labels-a4-3x8', isDefault: true }, {}, {}, {}])
  expect((await bea.ask('POST', '/print-templates', { name: 'Ours', copyOf: 'labels-a4-3x8' })).status).toBe(
    403,
  )

  const made = await anna.ask<TemplateRead>('POST', '/print-templates', {
    name: ' Our labels ',
    copyOf: 'label-roll-50x25',
  })
  expect(made).toMatchObject({
    status: 201,
    body: { name: 'Our labels', version: 1, copyOf: 'label-roll-50x25', shipped: false },
  })
  const { id, document } = made.body
  const change = <T = TemplateRead>(payload: object, which = id) =>
    anna.ask<T>('PUT', `/print-templates/${which}`, payload)
  expect(document.family).toBe('label')
  const elements = document.family === 'label' ? document.elements : []
  const changed = await change({
    version: 1,
    name: 'Boxes',
    document: { ...document, elements: elements.slice(1) },
    isDefault: true,
  })
  expect(changed).toMatchObject({ status: 200, body: { version: 2, name: 'Boxes', isDefault: true } })
  expect(await list(labels)).toMatchObject([
    { id, isDefault: true },
    { id: 'labels-a4-3x8', isDefault: false },
    {},
    {},
    {},
  ])

  expect(await change({ version: 1, name: 'Late' })).toMatchObject({
    status: 409,
    body: { data: { name: 'Boxes' } },
  })
  expect((await change({ version: 1, name: 'Mine' }, 'labels-a4-3x8')).status).toBe(409)
  const wrong = async (given: object) =>
    (await change<{ fields: object }>({ version: 2, document: { ...document, ...given } })).body.fields
  expect(await wrong({ elements: [{ ...elements[1], path: 'nothing', width: 99 }] })).toMatchObject({
    'document.elements.0.path': 'There is no field nothing to insert',
    'document.elements.0.width': 'Enter 26 or less',
  })
  expect(
    Object.keys(
      await wrong({ elements: [{ type: 'field', path: '@title', x: -1, y: 0, width: 5, height: 5 }] }),
    ),
  ).toEqual(['document.elements.0.x'])
  expect(Object.keys(await wrong({ about: 'person' }))).toEqual(['document.about'])

  const { body: versions } = await bea.ask<{ result: TemplateVersion[] }>(
    'GET',
    `/print-templates/${id}/versions`,
  )
  expect(versions.result.map(({ version, name }) => [version, name])).toEqual([
    [2, 'Boxes'],
    [1, 'Our labels'],
  ])
  const back = await anna.ask<TemplateRead>('POST', `/print-templates/${id}/versions/1/restored`, {
    version: 2,
  })
  expect(back.body).toMatchObject({ version: 3, name: 'Our labels', document })

  expect((await anna.ask('DELETE', `/print-templates/${id}`)).status).toBe(204)
  expect((await anna.ask('GET', `/print-templates/${id}`)).status).toBe(404)
  expect(await list('?deleted=true')).toMatchObject([{ id }])
  expect((await anna.ask<TemplateRead>('POST', `/print-templates/${id}/restored`)).body).toMatchObject({
    id,
    isDefault: false,
  })

  const copies = await Promise.all(
    [1, 2].map(() => anna.ask<TemplateRead>('POST', '/print-templates', { name: 'Copy', copyOf: id })),
  )
  const both = await Promise.all(
    copies.map(copy => anna.ask('PUT', `/print-templates/${copy.body.id}`, { version: 1, isDefault: true })),
  )
  expect(both.map(({ status }) => status)).toEqual([200, 200])

  for (const about of ['object', 'person', 'LOAN_OUT', 'INVENTORY_AUDIT', 'CONDITION_CHECK']) {
    const { body } = await anna.ask<{
      groups: { label: string; fields: { path: string; label: string }[] }[]
    }>('GET', `/print-templates/fields?about=${about}`)
    const labels = body.groups.flatMap(({ label, fields }) => [label, ...fields.map(field => field.label)])
    expect(labels.filter(text => text === '' || (/\/|^\w+\.\w+/.test(text) && !text.includes(' ')))).toEqual(
      [],
    )
    expect(body.groups.flatMap(({ fields }) => fields.map(({ path }) => path))).toContain(
      about === about.toUpperCase() ? 'object>@title' : '@title',
    )
  }
})

test('A loan, a check and an audit are printed with the templates of the product, in four languages, and what is private only for those who may change it [C-P12] [C-P03]', async () => {
  const anna = await printer()
  const reader = await registrar(app, anna.museum, { role: 'USER', permissions: ['loan-out-read'] })
  const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a5a3c' } })
    .jpeg()
    .toBuffer()
  const fileId = await addFile(app(), anna, { name: 'front.jpg', content })
  const card = await anna.put(await withTerms(app(), anna.museum, richCards.archaeological))
  await app().database.inTenant(anna.museum.tenantId, ({ db, tenantId }) =>
    db
      .updateTable('card')
      .set({ cover_file_id: fileId })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', card.id)
      .execute(),
  )
  const begin = async (type: string, values: object) => {
    const { body } = await anna.ask<Procedure>('POST', '/procedures', {
      type,
      title: 'Silver for Kraków',
      values,
    })
    expect(
      (await anna.ask('PUT', `/procedures/${body.id}/objects`, { selection: { ids: [card.id] } })).status,
    ).toBe(200)
    return body
  }
  const loan = await begin('LOAN_OUT', {
    borrower: { name: 'Muzeum Narodowe w Krakowie' },
    loan: { start: '2027-01-10', end: '2027-06-30' },
    insurance: { total: { amount: '120000', currency: 'EUR' } },
  })
  const says = {
    en: ['Loan agreement', 'Page 1 of', 'Panathenaic prize amphora', '61.8 cm', '€120,000'],
    it: ['Contratto di prestito', 'Pagina 1 di'],
    de: ['Leihvertrag', 'Seite 1 von', '61,8 cm'],
    pl: ['Umowa użyczenia', 'Strona 1 z', 'Amfora panatenajska'],
  }
  for (const language of languages) {
    const { text, title } = await readPdf(
      await anna.pdf(`/procedures/${loan.id}/pdf?lang=${language}`, undefined, `loan-${language}`),
    )
    for (const words of [...says[language], loan.number, 'Muzeum Narodowe w Krakowie', '48.2114'])
      expect(text).toContain(words)
    expect(title).toContain(loan.number)
    expect(text).not.toMatch(/undefined|\{\{|printTemplates|\[object/)
  }
  // Who only reads loans: nothing of its objects' records, and no values.
  const { text } = await readPdf(await printing(reader.headers).pdf(`/procedures/${loan.id}/pdf?lang=en`))
  for (const secret of ['Panathenaic prize amphora', '€120,000', '61.8']) expect(text).not.toContain(secret)
  expect(
    (await printing(reader.headers).post('/template/object-card', { selection: { ids: [card.id] } }))
      .statusCode,
  ).toBe(403)

  // Nobody signs for what stays at home.
  const kept = await anna.put({ title: { en: 'Stays in its case' }, objectNumbers: [{ objectNumber: '7' }] })
  const objects = `/procedures/${loan.id}/objects`
  await anna.ask('PUT', objects, { selection: { ids: [kept.id] } })
  const agreement = async () => (await readPdf(await anna.pdf(`/procedures/${loan.id}/pdf?lang=en`))).text
  expect(await agreement()).toContain('Stays in its case')
  const denied = { decision: { decision: { id: 2 }, denyReason: 'Fragile' } }
  expect((await anna.ask('PUT', `${objects}/${kept.id}`, { version: 1, values: denied })).status).toBe(200)
  expect(await agreement()).not.toContain('Stays in its case')
  expect(await agreement()).toContain('Panathenaic prize amphora')

  const receipt = await readPdf(
    await anna.pdf(`/procedures/${loan.id}/pdf/object?lang=de&objectId=${card.id}`, undefined, 'receipt'),
  )
  expect(receipt.text).toContain('Quittung über Leihgaben')
  const check = await begin('CONDITION_CHECK', { method: 'raking light' })
  expect(
    (await readPdf(await anna.pdf(`/procedures/${check.id}/pdf?lang=en`, undefined, 'condition'))).text,
  ).toContain('raking light')
  const audit = await begin('INVENTORY_AUDIT', { scope: 'Room 3' })
  expect(
    (await readPdf(await anna.pdf(`/procedures/${audit.id}/pdf?lang=en`, undefined, 'audit'))).text,
  ).toMatch(/Audit report.*Room 3.*48\.2114/)

  // Labels of the objects of a loan; cards and lists of a selection; a template that is still being edited.
  expect((await readPdf(await anna.pdf('/template/labels-a4-3x8', { procedureId: loan.id }))).text).toContain(
    '48.2114',
  )
  await anna.pdf('/template/object-card', { selection: { ids: [card.id] } }, 'card')
  if (shownIn) await anna.pdf('/template/object-list', { selection: {} }, 'list')
  const edited: GivenTemplate = {
    family: 'document',
    kind: 'LIST',
    about: 'LOAN_OUT',
    page: { orientation: 'landscape' },
    blocks: [
      { type: 'code', code: 'code128', text: '{{@number}}' },
      { type: 'table', columns: [{ path: 'object>@title', label: { en: 'What {{@title}} takes' } }] },
    ],
  }
  const preview = await anna.pdf('/print-templates/preview', { document: edited, language: 'en' }, 'preview')
  expect((await readPdf(preview)).text).toContain('What Silver for Kraków takes')
  const { width, height } = await placed(preview)
  expect([width, height].map(Math.round)).toEqual([297, 210])
  expect((await anna.post('/template/loan-agreement', { selection: { ids: [card.id] } })).statusCode).toBe(
    400,
  )
  expect((await anna.post('/template/loan-agreement', { procedureId: check.id })).statusCode).toBe(400)
})

test('A paper tells what it speaks of and has not got before it is printed, in the language of the document [F-W16] [C-P12]', async () => {
  const anna = await printer()
  const loan = async (values: object) =>
    (await anna.ask<Procedure>('POST', '/procedures', { type: 'LOAN_OUT', title: 'Silver', values })).body.id
  const missing = async (template: string, procedureId: string, language = 'en') =>
    (
      await anna.ask<{ missing: string[] }>('POST', `/template/${template}/missing`, {
        procedureId,
        language,
      })
    ).body.missing
  const bare = await loan({})
  expect(await missing('loan-agreement', bare)).toEqual(['Borrower'])
  expect(await missing('loan-receipt-out', bare, 'de')).toEqual(['Leihnehmer'])
  const whole = await loan({ borrower: { name: 'Muzeum Narodowe w Krakowie' } })
  expect(await missing('loan-agreement', whole)).toEqual([])
})

test('What nobody waits for is printed by a job that tells how far it is, and fetched by who ordered it [C-P12]', async () => {
  const anna = await printer()
  const bea = await registrar(app, anna.museum, { role: 'TENANT_ADMIN' })
  const ids: string[] = []
  for (const number of ['1', '2', '3'])
    ids.push((await anna.put({ objectNumbers: [{ objectNumber: number }] })).id)
  const order = (payload: object, template = 'labels-a4-3x8') =>
    anna.ask<PrintJobRow>('POST', `/template/${template}/jobs`, payload)
  const { status, body } = await order({ selection: {} })
  expect(status).toBe(202)
  expect(body).toMatchObject({ name: 'Labels A4, 3 × 8 (63.5 × 33.9 mm)', progress: { total: 3 } })
  const done = await vi.waitFor(async () => {
    const { body: now } = await anna.ask<PrintJobRow>('GET', `/print-jobs/${body.id}`)
    expect(now.state).toBe('DONE')
    return now
  }, 10_000)
  expect(done.progress).toEqual({ done: 3, total: 3 })
  const { pages } = await readPdf(await anna.pdf(`/print-jobs/${body.id}/file`))
  expect(pages[0]).toMatch(/1.*2.*3/)
  expect((await bea.ask('GET', `/print-jobs/${body.id}`)).status).toBe(404)
  expect((await anna.ask('DELETE', `/print-jobs/${body.id}`)).status).toBe(204)
  expect((await anna.ask<{ result: unknown[] }>('GET', '/print-jobs')).body.result).toEqual([])
  expect((await order({ selection: { ids: ['1'] } }, 'loan-agreement')).status).toBe(400)
  const many = Array.from({ length: 400 }, (_, at) => String(at + 1))
  const heap = { selection: { ids: many }, copies: 100 }
  expect((await order(heap)).body).toMatchObject({ fields: { copies: expect.stringContaining('75') } })
})
