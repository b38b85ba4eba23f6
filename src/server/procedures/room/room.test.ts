import { expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { Attachment } from '#model/api/procedures/attachments.ts'
import type { ProcedureEvent } from '#model/api/procedures/procedures.ts'
import {
  type openRoomFor,
  type readRoom,
  type readRoomObjects,
  type readRooms,
  roomFiles,
} from '#model/api/procedures/room.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { allFields, isLeaf } from '#model/engine/fields.ts'
import type { MuseumState } from '#model/museum/museum-state.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { ownSheet } from '#model/procedures/sheets.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { plainPicture } from '../../../../test/harness/files.ts'
import { type Method, registrar } from '../../../../test/harness/registrar.ts'
import { addressOf } from '../../../../test/harness/uploads.ts'

const app = useTestApp()

/** A lender with a loan of two objects, one of which stays, and a room for the borrower. */
async function lender() {
  const museum = await makeMuseum(app(), { name: 'Musée Łódź' })
  const person = await registrar(app, museum, { role: 'TENANT_ADMIN' })
  const ask = <T>(method: Method, url: string, payload?: object) =>
    person.ask<T>(method, `/procedures${url}`, payload)
  const objects = await Promise.all(
    ['7', '8'].map(number =>
      person.put({ title: { en: `Cup ${number}` }, objectNumbers: [{ objectNumber: number }] }),
    ),
  )
  const [lent, stays] = objects.map(({ id }) => id)
  const { id } = (
    await ask<Procedure>('POST', '', {
      type: 'LOAN_OUT',
      title: 'Silver',
      values: {
        loan: { start: '2027-01-01', end: '2027-06-30' },
        conditions: 'No flash',
        closingNote: 'Between us',
        insurance: { policyNumber: 'P 1' },
      },
    })
  ).body
  await ask('PUT', `/${id}/objects`, { numbers: ['7', '8'] })
  await ask('PUT', `/loan-out/${id}/loanDecision/${stays}`, { loanDecision: 'DENIED', denyReason: 'Fragile' })
  const opened = await ask<OutputOf<typeof openRoomFor>>('POST', `/${id}/room`, {
    recipient: 'Muzeum Toruń',
    email: 'borrower@example.org',
  })
  expect(opened.status).toBe(201)
  const token = new URL(opened.body.url).searchParams.get('token') ?? ''
  const outside = async <T>(method: Method, path = '', payload?: object) => {
    const answer = await app().http.inject({
      method,
      url: `/api/v1/public/rooms/${token}${path}`,
      headers: { 'accept-language': 'en' },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() as T }
  }
  const agreed = async () => (await outside<OutputOf<typeof readRoom>>('GET')).body.agreed.acceptance
  const handIn = async (answer: string, name: string, content: Uint8Array | string) => {
    const body = new FormData()
    body.append('file', new Blob([content as BlobPart]), name)
    const url = `${await addressOf(app())}/api/v1/public/rooms/${token}/answers/${answer}/files`
    const sent = await fetch(url, { method: 'POST', body, headers: { 'accept-language': 'en' } })
    return { status: sent.status, body: (await sent.json()) as { message?: string } }
  }
  const rooms = async () => (await ask<OutputOf<typeof readRooms>>('GET', `/${id}/room`)).body
  const setState = (state: MuseumState) =>
    app().database.asSystem('test', db =>
      db.updateTable('tenant').set({ state }).where('id', '=', museum.tenantId).execute(),
    )
  return { ask, id, lent: lent ?? '', stays: stays ?? '', outside, handIn, agreed, rooms, setState }
}

test('Who has the address of a room reads what was agreed and nothing private, without an account; objects that stay are not there', async () => {
  const { ask, id, lent, stays, outside, rooms } = await lender()
  const { body } = await outside<OutputOf<typeof readRoom>>('GET')
  expect(body).toMatchObject({
    museum: 'Musée Łódź',
    title: 'Silver',
    type: 'LOAN_OUT',
    objectsCount: 1,
    sent: {},
  })
  const sections = JSON.stringify(body.sections)
  expect(sections).toContain('No flash')
  for (const secret of ['Between us', 'P 1']) expect(sections).not.toContain(secret)
  const { body: list } = await outside<OutputOf<typeof readRoomObjects>>('GET', '/objects')
  expect(list.result.map(({ number, title }) => [number, title])).toEqual([['7', 'Cup 7']])
  expect((await outside('GET', `/objects/${stays}/picture`)).status).toBe(410)
  expect((await outside('GET', `/objects/${lent}/picture`)).status).toBe(410)
  // Without conditions there is nothing to accept.
  expect(Object.keys(body.agreed)).toEqual(['acceptance'])
  const { version, values } = (await ask<Procedure>('GET', `/${id}`)).body
  await ask('PUT', `/${id}`, { version, values: { ...values, conditions: '' } })
  expect((await outside<OutputOf<typeof readRoom>>('GET')).body.agreed).toEqual({})
  const [room] = (await rooms()).rooms
  expect(room).toMatchObject({ recipient: 'Muzeum Toruń' })
  expect(room?.lastOpenedAt).not.toBeNull()
  expect((await ask('DELETE', `/${id}/room/${room?.id}`)).status).toBe(204)
  expect((await outside('GET')).status).toBe(410)
})

test('What the borrower sends is kept beside all that came before, with the words agreed to; wrong fields are told, and a double click sends once', async () => {
  const { ask, id, lent, stays, outside, agreed, rooms } = await lender()
  const send = (answer: string, payload: object) =>
    outside<Record<string, unknown>>('POST', `/answers/${answer}`, payload)
  expect(await send('acceptance', { values: { name: 'Ewa' } })).toMatchObject({
    status: 400,
    body: { fields: { accepted: expect.anything(), role: expect.anything() } },
  })
  const accepting = { values: { accepted: true, name: 'Ewa', role: 'Director' } }
  expect((await send('acceptance', accepting)).status).toBe(409)
  const accepted = { ...accepting, agreed: await agreed() }
  const [first, second] = await Promise.all([send('acceptance', accepted), send('acceptance', accepted)])
  expect(second.body).toEqual(first.body)
  await send('facility', { values: { name: 'Ewa', temperature: { min: 18, max: 21 }, alarm: true } })
  expect((await send('nothing', { values: {} })).status).toBe(404)
  const arrival = { arrivedOn: '2027-01-03', name: 'Ewa' }
  for (const other of ['999', 'abc', '99999999999999999999'])
    expect((await send('arrival', { values: arrival, lines: { [other]: { remark: 'x' } } })).status).toBe(400)
  expect(
    await send('arrival', { values: arrival, lines: { [lent]: { arrived: { id: 77 } } } }),
  ).toMatchObject({ status: 400, body: { fields: { [`lines/${lent}/arrived`]: expect.anything() } } })
  await send('arrival', {
    values: arrival,
    lines: { [lent]: { arrived: { id: 3 }, remark: 'Handle broken' }, [stays]: {} },
  })
  const { answers } = await rooms()
  expect(answers.map(({ answer }) => answer)).toEqual(['arrival', 'facility', 'acceptance'])
  expect(answers[0]?.lines).toMatchObject([
    { number: '7', entries: [{ value: { text: 'Damaged' } }, { value: { text: 'Handle broken' } }] },
  ])
  expect(JSON.stringify(answers[2]?.kept)).toContain('No flash')
  const { body } = await ask<{ result: readonly { kind: string; by: string }[] }>('GET', `/${id}/events`)
  expect(body.result.filter(({ kind }) => kind === 'answered').map(({ by }) => by)).toEqual(
    Array(3).fill('Muzeum Toruń'),
  )
  const { version } = (await ask<Procedure>('GET', `/${id}`)).body
  await ask('PUT', `/${id}`, { version, values: { conditions: 'Flash as you like' } })
  expect(
    (await send('acceptance', { ...accepted, values: { ...accepted.values, note: 'Yes' } })).status,
  ).toBe(409)
  await ask('PUT', `/${id}/status`, { status: 'ONGOING' })
  await ask('DELETE', `/${id}`)
  expect((await outside('GET')).status).toBe(410)
  expect((await send('facility', { values: { name: 'Late' } })).status).toBe(410)
})

test('What is typed in a room is kept without marks that turn or hide what it says', async () => {
  const { lent, outside, agreed, rooms } = await lender()
  const sent = await outside('POST', '/answers/acceptance', {
    values: { accepted: true, name: '\u202eawE', role: 'Direc\u200btor', note: 'Yes\u2028\u202eoN' },
    agreed: await agreed(),
  })
  expect(sent.status).toBe(200)
  const nameless = { values: { arrivedOn: '2027-01-03', name: '\u202e' } }
  expect(await outside('POST', '/answers/arrival', nameless)).toMatchObject({
    status: 400,
    body: { fields: { name: expect.anything() } },
  })
  await outside('POST', '/answers/arrival', {
    values: { arrivedOn: '2027-01-03', name: 'Ewa' },
    lines: { [lent]: { arrived: { id: 3 }, remark: 'Handle\u202e broken' } },
  })
  const { answers } = await rooms()
  expect(JSON.stringify(answers)).not.toMatch(/[\u200b\u2028\u202e]/)
  const text = JSON.stringify(answers)
  for (const kept of ['awE', 'Director', 'Yes\\noN', 'Handle broken']) expect(text).toContain(kept)
})

test('The borrower hands in a facility report as a file: it is checked, attached in their name, and told; what is no PDF or picture, too large or too many is refused [C-P05]', async () => {
  const { ask, id, outside, handIn } = await lender()
  const picture = await plainPicture()
  expect(await handIn('facility', '../Facility\u202e.jpg', picture)).toMatchObject({
    status: 201,
    body: { name: 'Facility.jpg' },
  })
  expect((await handIn('facility', 'notes.pdf', 'Only words')).body.message).toContain('Only PDFs and images')
  expect((await handIn('acceptance', 'a.jpg', picture)).status).toBe(404)
  const tooMuch = new Uint8Array(roomFiles.mostBytes + 10)
  tooMuch.set(picture)
  expect(await handIn('facility', 'large.jpg', tooMuch)).toMatchObject({
    status: 413,
    body: { message: expect.stringContaining('25 MB') },
  })
  const several = await Promise.all([2, 3, 4, 5, 6, 7].map(nth => handIn('facility', `${nth}.jpg`, picture)))
  expect(several.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409])
  const { body: seen } = await outside<OutputOf<typeof readRoom>>('GET')
  expect(seen.files.facility).toHaveLength(5)
  expect(seen.files.facility?.[0]).toMatchObject({ name: 'Facility.jpg' })
  const { body: list } = await ask<{ result: readonly Attachment[] }>('GET', `/${id}/attachments`)
  expect(list.result[0]).toMatchObject({
    attachmentType: 'FACILITY_REPORT',
    handedInBy: 'Muzeum Toruń',
    title: expect.stringContaining('Facility'),
  })
  const { body: events } = await ask<{ result: readonly ProcedureEvent[] }>('GET', `/${id}/events`)
  expect(events.result[0]).toMatchObject({ kind: 'attached', who: 'outside', by: 'Muzeum Toruń' })
})

test('Whom a room is for is one line of what can be seen, however it was written', async () => {
  const { ask, id, rooms } = await lender()
  const open = (recipient: string) => ask<unknown>('POST', `/${id}/room`, { recipient })
  expect((await open('Ewa\r\nBcc:\u2028 \u202eŻak')).status).toBe(201)
  expect((await rooms()).rooms.map(({ recipient }) => recipient)).toContain('Ewa Bcc: Żak')
  expect((await open('\u202e\r\n')).status).toBe(400)
})

test('Rooms of one loan know nothing of each other: neither answers nor files, nor who sent them [F-T04]', async () => {
  const { ask, id, outside, handIn, agreed, rooms } = await lender()
  const second = await ask<OutputOf<typeof openRoomFor>>('POST', `/${id}/room`, {
    recipient: 'Second Museum',
  })
  const token = new URL(second.body.url).searchParams.get('token') ?? ''
  const there = async <T>(method: Method, path = '', payload?: object) => {
    const url = `/api/v1/public/rooms/${token}${path}`
    const answer = await app().http.inject({ method, url, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() as T, text: answer.body }
  }
  const values = { accepted: true, name: 'Zofia', role: 'Director' }
  const read = await agreed()
  const sent = await outside('POST', '/answers/acceptance', { values, agreed: read })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  const handed = await handIn('facility', 'secret-plan.jpg', await plainPicture())
  expect(handed.status, JSON.stringify(handed.body)).toBe(201)
  const seen = await there<OutputOf<typeof readRoom>>('GET')
  expect(seen.status).toBe(200)
  expect(seen.body.sent).toEqual({})
  expect(seen.body.files).toEqual({})
  for (const word of ['Zofia', 'secret-plan', 'Muzeum Toruń']) expect(seen.text).not.toContain(word)
  // The same words from the other room are an answer of its own.
  expect((await there('POST', '/answers/acceptance', { values, agreed: read })).status).toBe(200)
  const { answers } = await rooms()
  expect(answers.map(({ recipient }) => recipient).toSorted()).toEqual(['Muzeum Toruń', 'Second Museum'])
})

test('A room of a suspended museum is read and takes no answer; that of a closed one is shut [F-T12]', async () => {
  const { outside, agreed, setState } = await lender()
  const answer = {
    values: { name: 'Ewa Nowak', role: 'Registrar', accepted: true },
    agreed: await agreed(),
  }
  await setState('suspended')
  expect((await outside('GET')).status).toBe(200)
  expect(await outside('POST', '/answers/acceptance', answer)).toMatchObject({
    status: 403,
    body: { error: 'museum_suspended' },
  })
  await setState('closed')
  expect((await outside('GET')).status).toBe(410)
  await setState('active')
  expect((await outside('POST', '/answers/acceptance', answer)).status).toBeLessThan(300)
})

const withRooms = procedureDeclarations.flatMap(({ name, rooms, ...declaration }) =>
  rooms ? [{ name, rooms, declaration: { name, rooms, ...declaration } }] : [],
)

test.each(withRooms)(
  'The portal of $name shows what it declares and nothing private else; each answer is signed, agrees to the text as read, and stays beside those after it',
  async ({ name, rooms, declaration }) => {
    const person = await registrar(app, await makeMuseum(app()), { role: 'TENANT_ADMIN' })
    const ask = <T>(method: Method, url: string, payload?: object) =>
      person.ask<T>(method, `/procedures${url}`, payload)
    const values: Record<string, unknown> = {}
    const [shown, hidden]: [string[], string[]] = [[], []]
    // Every text of the type, by its path.
    for (const [path, { field }] of allFields(ownSheet(declaration))) {
      if (!isLeaf(field) || !['text', 'longText'].includes(field.kind)) continue
      const [key = '', inner, ...deeper] = path.split('/')
      const top = allFields(declaration).get(key)?.field
      if (deeper.length > 0 || path.includes('.') || !top || top.kind === 'list' || /email/i.test(path))
        continue
      if (inner !== undefined && !('fields' in top)) continue
      const text = `Words of ${path}!`
      if (inner === undefined) values[key] = text
      else values[key] = { ...(values[key] as object), [inner]: text }
      const isPrivate = field.private || (top.private && !rooms.reveals?.includes(key))
      ;(rooms.shows.includes(key) && !isPrivate ? shown : hidden).push(text)
    }
    const begun = await ask<Procedure>('POST', '', { type: name, title: 'Cups', values })
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    const { id } = begun.body
    const opened = await ask<OutputOf<typeof openRoomFor>>('POST', `/${id}/room`, { recipient: 'Ewa' })
    const token = new URL(opened.body.url).searchParams.get('token') ?? ''
    const outside = async <T>(method: Method, path = '', payload?: object) => {
      const url = `/api/v1/public/rooms/${token}${path}`
      const answer = await app().http.inject({ method, url, ...(payload && { payload }) })
      return { status: answer.statusCode, body: answer.json() as T }
    }
    const read = (await outside<OutputOf<typeof readRoom>>('GET')).body
    const sections = JSON.stringify(read.sections)
    expect(shown.filter(text => !sections.includes(text))).toEqual([])
    expect(hidden.filter(text => sections.includes(text))).toEqual([])
    expect(hidden).not.toEqual([])
    for (const [answer, { keeps, sections: asked }] of Object.entries(rooms.answers)) {
      const send = (given: object, agreed?: string) =>
        outside('POST', `/answers/${answer}`, { values: given, ...(agreed && { agreed }) })
      const keys = [...allFields({ sections: asked }).keys()]
      const signed = {
        name: 'Ewa Nowak',
        ...(keys.includes('role') && { role: 'Registrar' }),
        ...(keys.includes('accepted') && { accepted: true }),
        ...(keys.includes('arrivedOn') && { arrivedOn: '2027-01-03' }),
        ...(keys.includes('published') && { published: 'Cups of Europe' }),
      }
      expect((await send({ note: 'Unsigned' }, read.agreed[answer])).status, answer).toBe(400)
      if (keeps) expect((await send(signed)).status, answer).toBe(409)
      for (const who of ['Ewa Nowak', 'Jan Nowak']) {
        const sent = await send({ ...signed, name: who }, read.agreed[answer])
        expect(sent.status, JSON.stringify(sent.body)).toBe(200)
      }
    }
    const { answers } = (await ask<OutputOf<typeof readRooms>>('GET', `/${id}/room`)).body
    expect(answers.map(({ answer }) => answer).toReversed()).toEqual(
      Object.keys(rooms.answers).flatMap(answer => [answer, answer]),
    )
    for (const { answer, kept } of answers)
      expect(kept.length > 0, answer).toBe(rooms.answers[answer]?.keeps !== undefined)
  },
)
