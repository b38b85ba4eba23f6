import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { languages } from '#model/languages.ts'
import type { PermissionCode } from '#model/permissions/codes.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, signedIn, type TestMuseum } from '../../../test/harness/factories.ts'
import { addFile } from '../../../test/harness/files.ts'
import { readPdf } from '../../../test/harness/read-pdf.ts'
import { richCards, withTerms } from '../../../test/harness/rich-cards.ts'

const app = useTestApp()

/** Folder for the documents, so that people can look at them; undefined keeps none. */
const shownIn = process.env.PRINT_SHOWN_IN

const picture = () =>
  sharp({ create: { width: 900, height: 1300, channels: 3, background: '#8a5a3c' } })
    .jpeg()
    .toBuffer()

/** A museum with a registrar, and what they ask of the catalogue. */
async function museumWith(name = 'Muzeum Ziemi Łódzkiej') {
  const museum = await makeMuseum(app(), { name })
  const registrar = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const create = async (card: object, withPicture = true): Promise<CardAnswer> => {
    const values = await withTerms(app(), museum, card)
    const { headers, accountId } = registrar
    const made = await app().http.inject({
      method: 'POST',
      url: '/api/v1/catalogue/',
      headers,
      payload: { values },
    })
    expect(made.statusCode, made.body).toBe(201)
    const answer = made.json<CardAnswer>()
    if (withPicture) {
      const content = await picture()
      const fileId = await addFile(app(), { museum, accountId }, { name: 'front.jpg', content })
      await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
        db
          .updateTable('card')
          .set({ cover_file_id: fileId })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', answer.id)
          .execute(),
      )
    }
    return answer
  }
  return { museum, registrar, create }
}

const memberOf = (museum: TestMuseum, ...permissions: PermissionCode[]) =>
  signedIn(app(), { museum, permissions })

async function getPdf(url: string, headers: Record<string, string>, shown?: string) {
  const answer = await app().http.inject({ url, headers })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  if (shownIn && shown) writeFileSync(`${shownIn}/${shown}.pdf`, answer.rawPayload)
  return { headers: answer.headers, bytes: answer.rawPayload.length, ...(await readPdf(answer.rawPayload)) }
}

describe('PDF of a card', () => {
  test('The full sheet tells all that is filled, and nothing that is not, in four languages [C-O09]', async () => {
    const { registrar, create } = await museumWith()
    const { id } = await create(richCards.archaeological)
    const expected = {
      en: ['Panathenaic prize amphora', 'Materials and measurements', 'Page 1 of', 'Printed on', '61.8 cm'],
      it: ['Anfora panatenaica', 'Pagina 1 di', 'Stampato il', '61,8 cm'],
      de: ['Panathenäische Preisamphora mit Athena und Läufern', 'Seite 1 von', 'Gedruckt am'],
      pl: [
        'Amfora panatenajska z Ateną i długodystansowcami',
        'Strona 1 z',
        'Wydruk z dnia',
        'gęś, żółć, źdźbło, ćma',
      ],
    }
    for (const lang of languages) {
      const url = `/api/v1/catalogue/${id}/pdf?viewType=FULL&lang=${lang}`
      const { text, pages, title, language } = await getPdf(url, registrar.headers, `full-${lang}`)
      for (const words of expected[lang]) expect(text).toContain(words)
      expect(text).toContain('Muzeum Ziemi Łódzkiej')
      expect(title).toMatch(/^48\.2114 /)
      expect(language).toBe(lang)
      expect(pages.length).toBeGreaterThan(2)
      expect(pages.at(-1)).toMatch(new RegExp(`${pages.length}\\D+${pages.length}`))
      expect(text).not.toMatch(/section\/|undefined|\[object/)
    }
  })

  test.each(Object.keys(richCards) as (keyof typeof richCards)[])(
    'A sheet of the category %s is printed with the letters it is written in [C-O09]',
    async category => {
      const { registrar, create } = await museumWith()
      const { id } = await create(richCards[category])
      const { text } = await getPdf(`/api/v1/catalogue/${id}/pdf`, registrar.headers, `full-${category}`)
      const letters = {
        archaeological: [
          'ἄθλον Ἀθήνηθεν',
          'Muḥammad ibn ʿAbd Allāh al-Ḥasanī, ṭarīqa šāḏiliyya',
          'Ł. Święcicka',
        ],
        numismatic: ['IMP TRAIANO AVG GER DAC P M TR P', '3.27 g', '180°', '890'],
        naturalistic: ['Fluorite', 'CaF₂', 'Grube „Marie“, Wölsendorf', 'Józef Morozewicz', '5.463 Å'],
        other: ['Lady with a book', 'Olga Boznańska', '71 × 58 cm'],
      }
      for (const words of letters[category]) expect(text.replaceAll('\u00A0', ' ')).toContain(words)
    },
  )

  test('The preview is one page with the essentials, whatever the card holds [C-O09]', async () => {
    const { registrar, create } = await museumWith()
    const long = 'A very long text that goes on and on. '.repeat(300)
    for (const [name, card, withPicture] of [
      ['rich', richCards.archaeological, true],
      ['bare', richCards.archaeological, false],
      ['long', { ...richCards.other, description: { en: long } }, true],
      ['empty', {}, false],
    ] as const) {
      const { id } = await create(
        { ...card, objectNumbers: name === 'empty' ? [] : [{ objectNumber: `P ${name}` }] },
        withPicture,
      )
      const url = `/api/v1/catalogue/${id}/pdf?viewType=PREVIEW`
      const { pages, text } = await getPdf(url, registrar.headers, `preview-${name}`)
      expect(pages).toHaveLength(1)
      expect(text).toContain('Page 1 of 1')
      expect(text).toContain(name === 'empty' ? '---' : `P ${name}`)
    }
  })

  test('What never leaves the museum is in the full sheet of those who may edit, and nowhere else [C-O09]', async () => {
    const { museum, registrar, create } = await museumWith()
    const { id } = await create(richCards.archaeological, false)
    const secrets = [
      'Secret store 7',
      'Private Owner',
      '450,000',
      '7,654,321',
      'Remarks for the staff',
      'Necropoli Withheld',
      '42.4213',
    ]
    const reader = await memberOf(museum, 'catalogueRead', 'catalogueDownloadCard')
    const url = `/api/v1/catalogue/${id}/pdf`
    const whole = await getPdf(url, registrar.headers)
    for (const words of secrets) expect(whole.text).toContain(words)
    for (const [address, headers] of [
      [url, reader.headers],
      [`${url}?viewType=PREVIEW`, reader.headers],
      [`${url}?viewType=PREVIEW`, registrar.headers],
    ] as const) {
      const { text } = await getPdf(address, headers)
      for (const words of secrets) expect(text).not.toContain(words)
    }
  })

  test('It opens in a tab of its own by the session’s cookie, under the card’s number and title [C-O09] [P-A02]', async () => {
    const { registrar, create } = await museumWith()
    const { id } = await create(
      { title: { en: 'Cup: “Żółw” / 1*' }, objectNumbers: [{ objectNumber: 'A/1' }] },
      false,
    )
    const cookie = `token=${encodeURIComponent(JSON.stringify({ access_token: registrar.tokens.access_token }))}`
    const { headers } = await getPdf(`/api/v1/catalogue/${id}/pdf`, { cookie })
    expect(headers['content-disposition']).toBe(
      `inline; filename*=UTF-8''${encodeURIComponent('A 1 Cup “Żółw” 1.pdf')}`,
    )
    expect(headers['cache-control']).toBe('private, no-store')
  })

  test('Who may not download gets no document, and nobody one of another museum’s card [C-O09] [P-P13]', async () => {
    const { museum, create } = await museumWith()
    const { id } = await create(richCards.other, false)
    const reader = await memberOf(museum, 'catalogueRead')
    const stranger = await signedIn(app(), { museum: await makeMuseum(app()), role: 'TENANT_ADMIN' })
    const url = `/api/v1/catalogue/${id}/pdf`
    expect((await app().http.inject({ url, headers: reader.headers })).statusCode).toBe(403)
    expect((await app().http.inject({ url, headers: stranger.headers })).statusCode).toBe(404)
  })

  test('Texts that look like addresses of pictures and files stay texts [C-O09]', async () => {
    const { registrar, create } = await museumWith()
    const title = 'file:///etc/passwd data:image/png;base64,AAAA http://169.254.169.254/'
    const { id } = await create({ title: { en: title }, remarks: '/etc/passwd' }, false)
    const { text } = await getPdf(`/api/v1/catalogue/${id}/pdf`, registrar.headers)
    expect(text).toContain('file:///etc/passwd')
    expect(text).not.toContain('root:x')
  })

  test('A picture that cannot be read is left out [C-O09]', async () => {
    const { museum, registrar, create } = await museumWith()
    const { id } = await create(richCards.other)
    await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
      db
        .updateTable('file')
        .set({ storage_key: `${tenantId}/gone` })
        .where('tenant_id', '=', tenantId)
        .execute(),
    )
    const { text } = await getPdf(`/api/v1/catalogue/${id}/pdf`, registrar.headers)
    expect(text).toContain('Lady with a book')
  })
})

describe('PDF of many cards', () => {
  const print = (headers: Record<string, string>, payload: object) =>
    app().http.inject({ method: 'POST', url: '/api/v1/catalogue/pdf', headers, payload })

  test('A selection becomes a list with pictures, in the order it was made, or a sheet each [C-O09]', async () => {
    const { registrar, create } = await museumWith()
    const cards: CardAnswer[] = []
    for (const card of Object.values(richCards)) cards.push(await create(card))
    const ids = cards.map(({ id }) => id).toReversed()
    const list = await print(registrar.headers, { selection: { ids }, viewType: 'PREVIEW' })
    expect(list.statusCode, list.body.slice(0, 300)).toBe(200)
    if (shownIn) writeFileSync(`${shownIn}/list.pdf`, list.rawPayload)
    const { text, pages } = await readPdf(list.rawPayload)
    expect(pages).toHaveLength(1)
    expect(['MP 310', 'MIN 0388', 'N 1204', '48.2114'].map(number => text.indexOf(number))).toEqual(
      ['MP 310', 'MIN 0388', 'N 1204', '48.2114']
        .map(number => text.indexOf(number))
        .toSorted((a, b) => a - b),
    )
    expect(text).not.toContain('Secret store 7')
    const sheets = await print(registrar.headers, { selection: {}, viewType: 'FULL' })
    const full = await readPdf(sheets.rawPayload)
    expect(full.pages[0]).toContain('48.2114')
    expect(full.text).toContain('Dark violet cubes')
  })

  test('More than 300 are refused with words, none at all is not found [C-O09]', async () => {
    const { museum, registrar } = await museumWith()
    const ids = Array.from({ length: 301 }, (_, at) => String(at + 1))
    const tooMany = await print(registrar.headers, { selection: { ids } })
    expect(tooMany.statusCode).toBe(400)
    expect(tooMany.json()).toMatchObject({ message: expect.stringContaining('300') })
    expect((await print(registrar.headers, { selection: { ids: ['999999999'] } })).statusCode).toBe(404)
    const reader = await memberOf(museum, 'catalogueRead')
    expect((await print(reader.headers, { selection: {} })).statusCode).toBe(403)
  })
})

describe('the form on paper', () => {
  test('It has the fields a museum shows, each with its explanation and an example, in four languages; for one kind of records, too [F-W12]', async () => {
    const { museum, registrar } = await museumWith()
    const saved = await app().http.inject({
      method: 'PUT',
      url: '/api/v1/form-rules/object',
      headers: registrar.headers,
      payload: {
        version: 0,
        rules: {
          all: {
            sections: {},
            fields: { remarks: { place: 'hidden' }, briefDescription: { need: 'required' } },
          },
        },
      },
    })
    expect(saved.statusCode, saved.body).toBe(200)
    const words = {
      en: ['Explanation', 'Example: 1923.0147.a', 'The unique number written on the object'],
      de: ['Erläuterung', 'Beispiel: '],
      it: ['Spiegazione', 'Esempio: '],
      pl: ['Objaśnienie', 'Przykład: '],
    }
    for (const language of languages) {
      const { pages } = await getPdf(
        `/api/v1/catalogue/form/pdf?lang=${language}`,
        registrar.headers,
        `form-${language}`,
      )
      const text = pages.join(' ')
      for (const word of words[language]) expect(text).toContain(word)
    }
    const textOf = async (query: string, headers = registrar.headers) =>
      (await getPdf(`/api/v1/catalogue/form/pdf?lang=en${query}`, headers)).pages.join(' ')
    const coins = await textOf('&kind=numismatic')
    expect(coins).toContain('Summary *')
    expect(coins).not.toContain('Remarks')
    expect(await textOf('&kind=botany')).not.toBe(coins)
    const reader = await memberOf(museum, 'catalogueRead')
    const asked = await app().http.inject({ url: '/api/v1/catalogue/form/pdf', headers: reader.headers })
    expect(asked.statusCode).toBe(403)
    const nothing = await app().http.inject({
      url: '/api/v1/catalogue/form/pdf?kind=none',
      headers: registrar.headers,
    })
    expect(nothing.statusCode).toBe(404)
  })
})
