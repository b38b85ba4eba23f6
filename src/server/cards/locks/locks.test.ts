import { expect, test, vi } from 'vitest'
import type { CardAnswer, LockInfo } from '#model/api/cards/shapes.ts'
import type { PlatformEvent } from '#model/api/events.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { bearer, makeMuseum, signIn, type TestMuseum, tokenForm } from '../../../../test/harness/factories.ts'
import { asking, registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

/** Makes the last heart-beat of a card's lock longer ago than a lock lives. */
const letExpire = ({ tenantId }: TestMuseum, id: string) =>
  app().database.inTenant(tenantId, ({ db }) =>
    db
      .updateTable('card_lock')
      .set({ beat_at: new Date(Date.now() - 121_000) })
      .where('tenant_id', '=', tenantId)
      .where('card_id', '=', id)
      .execute(),
  )

const editors = ['catalogueRead', 'catalogueEdit', 'catalogueAddCard'] as const

async function twoEditors() {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum, { role: 'USER', permissions: editors })
  const bert = await registrar(app, museum, { role: 'USER', permissions: editors })
  return { museum, anna, bert }
}

test('A lock is seen by all in card and list, with name and since when; only its holder lets go of it [C-K05]', async () => {
  const { anna, bert } = await twoEditors()
  const card = await anna.create({ title: { en: 'Bowl' } })
  const seen = await bert.call<LockInfo>('GET', `/${card.id}/lock`)
  expect(seen.body).toEqual({
    isLockedBySomeoneElse: true,
    isLockedElsewhere: false,
    userThatLocked: 'Żaneta Groß',
    userIdThatLocked: anna.accountId,
    userName: 'Żaneta Groß',
    lockedSince: expect.any(String),
  })
  expect((await bert.read(card.id)).abilities).toMatchObject({ edit: true, takeOver: false })
  const row = async () => (await bert.call<{ result: CardAnswer[] }>('GET', '/')).body.result[0]?.lock
  expect(await row()).toMatchObject({ userName: 'Żaneta Groß', mine: false })
  await bert.release(card)
  expect((await bert.call<LockInfo>('GET', `/${card.id}/lock`)).body.isLockedBySomeoneElse).toBe(true)
  await anna.release(card)
  expect(await row()).toBeNull()
  expect((await anna.save(card, { title: { en: 'Cup' } })).status).toBe(423)
})

test('Of many who take a free card at once, one gets it [C-K05]', async () => {
  const { museum, anna } = await twoEditors()
  const card = await anna.put()
  const people = await Promise.all(
    Array.from({ length: 6 }, () => registrar(app, museum, { role: 'USER', permissions: editors })),
  )
  const answers = await Promise.all(people.map(({ call }) => call<LockInfo>('PUT', `/${card.id}/lock`)))
  expect(answers.filter(({ body }) => !body.isLockedBySomeoneElse)).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body.userIdThatLocked)).size).toBe(1)
})

test('A heart-beat keeps the lock and its beginning; two minutes without one it is free [C-K05]', async () => {
  const { museum, anna, bert } = await twoEditors()
  const card = await anna.create()
  const since = card.lock.lockedSince
  expect((await anna.call<LockInfo>('PUT', `/${card.id}/lock`)).body.lockedSince).toBe(since)
  await letExpire(museum, card.id)
  expect((await bert.read(card.id)).lock).toMatchObject({ isLockedBySomeoneElse: false, userName: null })
  expect((await anna.save(card, { remarks: 'late' })).status).toBe(423)
  const taken = await bert.call<LockInfo>('PUT', `/${card.id}/lock`)
  expect(taken.body).toMatchObject({ isLockedBySomeoneElse: false, userIdThatLocked: bert.accountId })
  const beat = await anna.call<LockInfo>('PUT', `/${card.id}/lock`)
  expect(beat.body).toMatchObject({ isLockedBySomeoneElse: true, userIdThatLocked: bert.accountId })
})

test('An administrator takes a card over: the first editor is told, what was typed stays as a draft [C-K05]', async () => {
  const { museum, anna, bert } = await twoEditors()
  const administrator = await registrar(app, museum)
  const card = await anna.create({ title: { en: 'Bowl' } })
  const typed = { title: { en: 'Bowl, restored' }, dieAxis: 'half pa' }
  await anna.call('PUT', `/${card.id}/draft`, { version: card.version, values: typed })
  expect((await bert.call('PUT', `/${card.id}/lock`, { takeOver: true })).status).toBe(403)

  const received: PlatformEvent[] = []
  const audience = { tenantId: museum.tenantId, accountId: anna.accountId, sessionId: '1', role: 'USER' }
  const stop = app().events.subscribe(audience, {
    onEvent: event => void received.push(event),
    onGap: () => {},
  })
  const taken = await administrator.call<LockInfo>('PUT', `/${card.id}/lock`, { takeOver: true })
  expect(taken.body).toMatchObject({ userIdThatLocked: administrator.accountId })
  await vi.waitFor(() =>
    expect(received.find(({ name }) => name === 'lock.taken')?.data).toMatchObject({
      id: card.id,
      by: 'Żaneta Groß',
    }),
  )
  stop()

  expect((await anna.save(card, typed)).status).toBe(423)
  expect((await anna.read(card.id)).draft).toMatchObject({ version: card.version, takenOver: true })
  expect((await administrator.read(card.id)).draft).toBeNull()
  const kept = await anna.call<{ values: object }>('GET', `/${card.id}/draft`)
  expect(kept.body.values).toEqual(typed)
  await anna.call('DELETE', `/${card.id}/draft`)
  expect((await anna.call('GET', `/${card.id}/draft`)).status).toBe(404)
})

test('A draft is kept as it was typed, read by its writer alone, and gone when the card is saved [C-K05]', async () => {
  const { anna, bert } = await twoEditors()
  const card = await anna.create()
  const values = { objectNumbers: [{ objectNumber: '' }], nonsense: { deep: [1, null] } }
  expect((await anna.call('PUT', `/${card.id}/draft`, { version: 1, values })).status).toBe(204)
  await anna.call('PUT', `/${card.id}/draft`, { version: 1, values: { ...values, remarks: 'more' } })
  expect((await bert.call('GET', `/${card.id}/draft`)).status).toBe(404)
  // What no field is for cannot be put in by a draft.
  expect((await anna.call<{ values: object }>('GET', `/${card.id}/draft`)).body.values).toEqual({
    objectNumbers: values.objectNumbers,
    remarks: 'more',
  })
  const damaged = await anna.call('PUT', `/${card.id}/draft`, { version: 1, values: { 'a\u0000b': 1 } })
  expect(damaged.status).toBe(400)
  await anna.save(card, { remarks: 'more' })
  expect((await anna.read(card.id)).draft).toBeNull()
})

test('A hundred saves at once on many cards all succeed; on one card one does, and no other is lost in silence [C-K15]', async () => {
  const { anna } = await twoEditors()
  const cards = await Promise.all(Array.from({ length: 50 }, () => anna.create()))
  const saves = await Promise.all(
    cards.map((card, at) => anna.save(card, { objectNumbers: [{ objectNumber: `M ${at}` }] })),
  )
  expect(saves.map(({ status }) => status)).toEqual(cards.map(() => 200))
  const [card] = cards
  if (!card) throw new Error('no card')
  const again = await Promise.all(
    Array.from({ length: 50 }, (_, at) => anna.save({ id: card.id, version: 2 }, { remarks: `save ${at}` })),
  )
  const won = again.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  for (const { status, body } of again.filter(each => each !== won[0])) {
    expect(status).toBe(409)
    expect(body).toMatchObject({ data: { card: { remarks: won[0]?.body.remarks }, by: ['Żaneta Groß'] } })
  }
})

test('Of many who claim one number at once, one has it; the others are told where [C-O05]', async () => {
  const { anna } = await twoEditors()
  const cards = await Promise.all(Array.from({ length: 10 }, () => anna.create()))
  const saves = await Promise.all(
    cards.map(card => anna.save(card, { objectNumbers: [{ objectNumber: 'Inv. 1' }] })),
  )
  expect(saves.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { body } of saves.filter(({ status }) => status !== 200))
    expect(body).toMatchObject({ fields: { 'objectNumbers.0.objectNumber': expect.any(String) } })
  const free = await anna.call('PUT', '/objectnumber', { objectNumber: 'INV.1' })
  expect(free.body).toMatchObject({ unique: false, usedBy: { title: '' } })
})

test('While a card is edited, others neither publish nor delete it nor change its cover; its editor may, and files and links of others are allowed [F-T09]', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const bert = await registrar(app, museum)
  const card = await anna.create({ title: { en: 'Bowl' } })
  const other = await bert.put()
  const refused = [
    await bert.call('PUT', `/${card.id}/published_on_web`, { published: true }),
    await bert.call('DELETE', `/cover/${card.id}`),
    await bert.call('DELETE', `/${card.id}`),
  ]
  for (const { status, body } of refused) {
    expect(status).toBe(423)
    expect(body).toMatchObject({
      message: expect.stringMatching(/^Żaneta Groß is editing this record/),
      data: { isLockedBySomeoneElse: true, userIdThatLocked: anna.accountId },
    })
  }
  const linked = await bert.call('PUT', `/${card.id}/items`, { type: 'OBJECT', itemIds: [other.id] })
  expect(linked.status).toBe(200)
  const bulk = await bert.bulk([card.id], { kind: 'publish', published: true })
  expect(bulk.progress).toEqual({ success: [], fail: [card.id] })
  expect((await bert.problems(bulk))[0]?.message).toMatch(/being edited/)
  expect((await anna.call('PUT', `/${card.id}/published_on_web`, { published: true })).status).toBe(200)
  await anna.release(card)
  expect((await bert.call('PUT', `/${card.id}/published_on_web`, { published: false })).status).toBe(200)
})

test('A save without a lock says that the record is not open for editing, and accuses nobody [F-T10]', async () => {
  const { anna } = await twoEditors()
  const card = await anna.put()
  const { status, body } = await anna.save(card, { remarks: 'late' })
  expect(status).toBe(423)
  expect(body).toMatchObject({
    message: expect.stringMatching(/^This record is no longer open for editing/),
    data: { isLockedBySomeoneElse: false, isLockedElsewhere: false, userName: null },
  })
})

test('A person who edits a record in another browser is told so, and takes it over without being an administrator [F-T10]', async () => {
  const { anna } = await twoEditors()
  const card = await anna.create()
  await anna.call('PUT', `/${card.id}/lock`)
  const { email } = await app().database.asSystem('test', db =>
    db.selectFrom('account').where('id', '=', anna.accountId).select('email').executeTakeFirstOrThrow(),
  )
  const phone = asking(app, bearer((await signIn(app(), email)).access_token))
  const answer = await phone.call<LockInfo>('PUT', `/${card.id}/lock`)
  expect(answer.body).toMatchObject({ isLockedBySomeoneElse: false, isLockedElsewhere: true })
  const beat = await anna.call<LockInfo>('PUT', `/${card.id}/lock`)
  expect(beat.body).toMatchObject({ isLockedElsewhere: false })
  const taken = await phone.call<LockInfo>('PUT', `/${card.id}/lock`, { takeOver: true })
  expect(taken.body).toMatchObject({ isLockedElsewhere: false })
  const lost = await anna.call<LockInfo>('PUT', `/${card.id}/lock`)
  expect(lost.body).toMatchObject({ isLockedBySomeoneElse: false, isLockedElsewhere: true })
})

test.each(['signs out', 'loses the right', 'leaves the museum'])(
  'The lock of a person who %s falls at once [F-T13]',
  async what => {
    const { museum, anna, bert } = await twoEditors()
    const administrator = await registrar(app, museum)
    const card = await anna.create()
    await anna.call('PUT', `/${card.id}/lock`)
    expect((await bert.read(card.id)).lock.isLockedBySomeoneElse).toBe(true)
    const identity = await app().database.inTenant(museum.tenantId, ({ db }) =>
      db
        .selectFrom('identity')
        .where('tenant_id', '=', museum.tenantId)
        .where('account_id', '=', anna.accountId)
        .select('id')
        .executeTakeFirstOrThrow(),
    )
    if (what === 'signs out')
      await app().http.inject({
        ...tokenForm({ token: anna.tokens.refresh_token }),
        url: '/oauth/revoke',
      })
    else if (what === 'loses the right')
      await administrator.ask('PUT', `/identity/${identity.id}/permissions`, {
        role: 'USER',
        permissions: [],
      })
    else await administrator.ask('DELETE', `/identity/${identity.id}`)
    expect((await bert.read(card.id)).lock).toMatchObject({ isLockedBySomeoneElse: false, userName: null })
    const taken = await bert.call<LockInfo>('PUT', `/${card.id}/lock`)
    expect(taken.body).toMatchObject({ isLockedBySomeoneElse: false, userIdThatLocked: bert.accountId })
    expect((await bert.save(card, { remarks: 'mine' })).status).toBe(200)
  },
)
