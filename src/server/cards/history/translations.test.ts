import { expect, test } from 'vitest'
import type { Translation } from '#model/engine/translations.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

const german = { path: 'briefDescription', language: 'de', from: 'en' } as const

/** Someone, and a record whose English text was changed after it was translated. */
async function translator() {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const begun = await anna.create({ briefDescription: { en: 'A cup', de: 'Ein Becher' } })
  const { body: card } = await anna.save(begun, { briefDescription: { en: 'A mug', de: 'Ein Becher' } })
  const outdated = async () => {
    const { status, body } = await anna.call<{ result: Translation[] }>('GET', `/${card.id}/translations`)
    expect(status).toBe(200)
    return body.result
  }
  const confirm = (given: object = {}) =>
    anna.call('PUT', `/${card.id}/translations`, {
      ...german,
      version: card.version,
      isRight: true,
      ...given,
    })
  return { museum, anna, card, outdated, confirm }
}

test('A record names the translations whose source was changed since; saving one brings it up to date [F-W13]', async () => {
  const { anna, card, outdated } = await translator()
  expect(await outdated()).toEqual([german])
  await anna.save(card, { briefDescription: { en: 'A mug', de: 'Ein Krug' } })
  expect(await outdated()).not.toContainEqual(german)
})

test('An earlier version that is restored brings back what was right then [F-W13]', async () => {
  const { anna, card, outdated } = await translator()
  expect((await anna.call('PUT', `/${card.id}/revisions/1/restore`, {})).status).toBe(200)
  expect(await outdated()).toEqual([])
})

test('A translation that is still right is confirmed in the history, and this can be taken back [F-W13]', async () => {
  const { anna, card, outdated, confirm } = await translator()
  const { status, body } = await confirm()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    version: card.version + 1,
    briefDescription: { en: 'A mug', de: 'Ein Becher' },
  })
  expect(await outdated()).toEqual([])
  expect((await anna.history(card.id))[0]).toMatchObject({
    action: 'translationConfirmed',
    by: { id: anna.accountId },
    changes: [{ path: '@translation', kind: 'added', before: null, after: german }],
  })
  // Nothing of the record changed, so an open form still saves.
  expect((await confirm({ isRight: false })).status).toBe(200)
  expect(await outdated()).toEqual([german])
  expect((await anna.history(card.id))[0]).toMatchObject({
    action: 'translationReopened',
    changes: [{ path: '@translation', kind: 'removed', before: german, after: null }],
  })
  expect((await anna.save(card, { briefDescription: { en: 'A mug', de: 'Ein Krug' } })).status).toBe(200)
})

test('A translation is confirmed as it was read: not after another change, nor where a text is missing [F-W13]', async () => {
  const { anna, card, confirm } = await translator()
  await anna.save(card, { briefDescription: { en: 'A beaker', de: 'Ein Becher' } })
  const late = await confirm()
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ data: { paths: ['briefDescription'] } })
  const version = card.version + 1
  for (const given of [
    { language: 'pl' },
    { from: 'it' },
    { from: 'de' },
    { path: 'nothing' },
    { path: 'remarks' },
  ])
    expect((await confirm({ version, ...given })).status).toBe(400)
  expect((await confirm({ version })).status).toBe(200)
})

test('Only people who may edit the record see and confirm translations, and not while another edits it [F-W13]', async () => {
  const { museum, anna, card } = await translator()
  const [viewer, editor] = await Promise.all(
    [['catalogueRead'], ['catalogueRead', 'catalogueEdit']].map(permissions =>
      registrar(app, museum, { role: 'USER', permissions: permissions as never }),
    ),
  )
  const path = `/${card.id}/translations`
  const body = { ...german, version: card.version, isRight: true }
  expect((await viewer?.call('GET', path))?.status).toBe(403)
  expect((await viewer?.call('PUT', path, body))?.status).toBe(403)
  expect((await editor?.call('PUT', path, body))?.status).toBe(423)
  await anna.release(card)
  expect((await editor?.call('GET', path))?.status).toBe(200)
  expect((await editor?.call('PUT', path, body))?.status).toBe(200)
})

test('Records of another museum are not found [F-W13]', async () => {
  const { card } = await translator()
  const stranger = await registrar(app, await makeMuseum(app()))
  const path = `/${card.id}/translations`
  expect((await stranger.call('GET', path)).status).toBe(404)
  const body = { ...german, version: card.version, isRight: true }
  expect((await stranger.call('PUT', path, body)).status).toBe(404)
})

test('Translations of a closed procedure are not confirmed any more [F-W13]', async () => {
  const anna = await registrar(app, await makeMuseum(app()))
  const { body: begun } = await anna.ask('POST', '/procedures', { type: 'EXHIBITION', title: 'Cups' })
  const at = (rest: string) => `/exhibitions/${begun.id}${rest}`
  await anna.ask('PUT', at('/lock'), {})
  const save = async (publicTitle: object) => {
    const { body: read } = await anna.ask('GET', at(''))
    const saved = await anna.ask('PUT', at(''), { ...read, publicTitle })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
  await save({ en: 'Cups', de: 'Becher' })
  await save({ en: 'Mugs', de: 'Becher' })
  await anna.ask('DELETE', at('/lock'))
  for (const status of ['ONGOING', 'DONE', 'CLOSED'])
    await anna.ask('PUT', `/procedures/${begun.id}/status`, { status, reason: 'all is said' })
  const { body: closed } = await anna.ask('GET', at(''))
  expect(closed.abilities.edit).toBe(false)
  const body = { path: 'publicTitle', language: 'de', from: 'en', version: closed.version, isRight: true }
  expect((await anna.ask('PUT', at('/translations'), body)).status).toBe(409)
})
