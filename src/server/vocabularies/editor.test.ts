import { describe, expect, test } from 'vitest'
import { permissionCodes } from '#model/permissions/codes.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../test/harness/factories.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'
import { ancestorsOf, labelsOf, mergeTerm, undoChange, usable, withDescendants } from './index.ts'

const app = useTestApp()
const nobody = { accountId: null, impersonatorId: null }
const unused = async () => new Set<string>()

async function administrator() {
  const museum = await makeMuseum(app())
  const { headers } = await signedIn(app(), { museum, role: 'TENANT_ADMIN' })
  const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app().http.inject({ method, url: `/api/v1/${url}`, headers, ...(payload && { payload }) })
  const names = async (url: string): Promise<string[]> =>
    (await call('GET', `lists/${url}`)).json().terms.map(({ name }: { name: string }) => name)
  const changes = async (code: VocabularyCode) => (await call('GET', `lists/${code}/changes`)).json().result
  const undoLast = async (code: VocabularyCode) =>
    call('PUT', `term-changes/${(await changes(code))[0].id}/undone`)
  const inMuseum = <T>(work: Parameters<ReturnType<typeof app>['database']['inTenant']>[1]) =>
    app().database.inTenant(museum.tenantId, work) as Promise<T>
  return { museum, call, names, changes, undoLast, inMuseum }
}

describe('an administrator', () => {
  test('renames a term in all languages; a search finds the new name alone, until it is undone [C-V09] [C-V10]', async () => {
    const { museum, call, names, undoLast } = await administrator()
    const { vase = '' } = await makeTerms(app(), museum, 'CLS', ['vase'])
    const labels = { en: 'krater', it: 'cratere', de: 'Krater', pl: 'krater' }
    const answer = await call('PUT', `terms/${vase}`, { labels })
    expect(answer.json()).toMatchObject({ name: 'krater', labels })
    expect(await names('CLS?q=crat')).toEqual(['krater'])
    expect(await names('CLS?q=vase')).toEqual([])
    expect((await undoLast('CLS')).statusCode).toBe(204)
    expect(await names('CLS?q=vase')).toEqual(['vase'])
    expect(await names('CLS?q=crat')).toEqual([])
  })

  test('cannot take away the name in the term’s own language [C-V10]', async () => {
    const { museum, call } = await administrator()
    const { vase } = await makeTerms(app(), museum, 'CLS', ['vase'])
    const answer = await call('PUT', `terms/${vase}`, { labels: { en: ' ', it: 'vaso' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({ 'labels.en': 'This field is required' })
  })

  test('moves a term with all below it, and back [C-V09]', async () => {
    const { museum, call, names, undoLast, inMuseum } = await administrator()
    const ids = await makeTerms(app(), museum, 'CLS', ['a', 'b', 'a > c', 'a > c > d'])
    const [c, d] = [ids['a > c'] ?? '', ids['a > c > d'] ?? '']
    expect((await call('PUT', `terms/${c}/place`, { parentId: ids.b })).json()).toMatchObject({
      parentId: ids.b,
    })
    expect(await names(`CLS/${ids.b}`)).toEqual(['c'])
    expect((await inMuseum<Map<string, string[]>>(tx => ancestorsOf(tx, [d]))).get(d)).toEqual([ids.b, c])
    await undoLast('CLS')
    expect((await inMuseum<Map<string, string[]>>(tx => ancestorsOf(tx, [d]))).get(d)).toEqual([ids.a, c])
    expect(await inMuseum(tx => withDescendants(tx, [ids.a ?? '']))).toHaveLength(3)
  })

  test('arranges neighbours [C-V09]', async () => {
    const { museum, call, names } = await administrator()
    const ids = await makeTerms(app(), museum, 'CLS', ['one', 'two', 'three'])
    await call('PUT', `terms/${ids.three}/place`, { parentId: null, beforeId: ids.one })
    expect(await names('CLS')).toEqual(['three', 'one', 'two'])
    await call('PUT', `terms/${ids.three}/place`, { parentId: null })
    expect(await names('CLS')).toEqual(['one', 'two', 'three'])
  })

  test('cannot put a term below itself, into another vocabulary or into a flat list [C-V09]', async () => {
    const { museum, call } = await administrator()
    const ids = await makeTerms(app(), museum, 'CLS', ['a', 'a > b', 'a > b > c'])
    const { casting } = await makeTerms(app(), museum, 'MTT', ['casting'])
    const words = await makeTerms(app(), museum, 'KEYWORDS', ['x', 'y'])
    for (const [id, parentId] of [
      [ids.a, ids.a],
      [ids.a, ids['a > b > c']],
      [ids.a, casting],
      [words.x, words.y],
    ])
      expect((await call('PUT', `terms/${id}/place`, { parentId })).json().fields).toHaveProperty('parentId')
  })

  test('takes a term out of use: it is offered no longer, cards keep it, and it comes back [C-V09]', async () => {
    const { museum, call, names, inMuseum } = await administrator()
    const { vase = '' } = await makeTerms(app(), museum, 'CLS', ['vase', 'bowl'])
    await call('PUT', `terms/${vase}/deprecated`, { deprecated: true })
    expect(await names('CLS')).toEqual(['bowl'])
    expect(await names('CLS?q=vase')).toEqual([])
    expect(await names('CLS?deprecated=true')).toEqual(['vase', 'bowl'])
    expect(await inMuseum(tx => usable(tx, [{ code: 'CLS', id: vase }]))).toMatchObject([
      { reason: 'deprecated' },
    ])
    const labels = await inMuseum<Map<string, unknown>>(tx => labelsOf(tx, [vase]))
    expect(labels.get(vase)).toMatchObject({ name: 'vase', deprecated: true })
    await call('PUT', `terms/${vase}/deprecated`, { deprecated: false })
    expect(await names('CLS')).toEqual(['vase', 'bowl'])
  })

  test('deletes what nothing needs, and gets it back [C-V09]', async () => {
    const { museum, call, names, undoLast } = await administrator()
    const ids = await makeTerms(app(), museum, 'CLS', ['a', 'a > b'])
    const refused = await call('DELETE', `terms/${ids.a}`)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'There are terms below this one: move or delete them first',
    ])
    expect((await call('DELETE', `terms/${ids['a > b']}`)).statusCode).toBe(204)
    expect(await names('CLS?q=b')).toEqual([])
    await undoLast('CLS')
    expect(await names('CLS?q=b')).toEqual(['b'])
  })

  test('reads who changed what, newest first, and undoes nothing twice or behind a later change [C-V09]', async () => {
    const { museum, call, changes, undoLast } = await administrator()
    const { vase } = await makeTerms(app(), museum, 'CLS', ['vase'])
    await call('PUT', `terms/${vase}`, { labels: { en: 'bowl' } })
    await call('PUT', `terms/${vase}`, { labels: { en: 'dish' } })
    const [last, first] = await changes('CLS')
    expect(last).toMatchObject({
      kind: 'UPDATE',
      count: 1,
      terms: [{ id: vase, name: 'bowl' }],
      by: { name: 'Żaneta Groß' },
      undone: false,
    })
    const early = await call('PUT', `term-changes/${first.id}/undone`)
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      'These terms have been changed again since: vase. Undo the later changes first.',
    ])
    expect((await undoLast('CLS')).statusCode).toBe(204)
    expect((await undoLast('CLS')).statusCode).toBe(409)
    expect((await call('PUT', `term-changes/${first.id}/undone`)).statusCode).toBe(204)
  })

  test('tells the museum’s clients about every change [C-V09]', async () => {
    const { museum, call } = await administrator()
    const heard: unknown[] = []
    const stop = app().events.subscribe(
      {
        tenantId: museum.tenantId,
        accountId: '1',
        sessionId: '1',
        holder: { role: 'TENANT_ADMIN', permissions: new Set(permissionCodes) },
      },
      { onEvent: event => heard.push(event), onGap() {} },
    )
    const { vase } = await makeTerms(app(), museum, 'CLS', ['vase'])
    await call('PUT', `terms/${vase}/deprecated`, { deprecated: true })
    await expect
      .poll(() => heard.at(-1))
      .toEqual({ name: 'vocabulary.changed', data: { code: 'CLS', kind: 'DEPRECATE', termIds: [vase] } })
    stop()
  })
})

describe('merging a term into another', () => {
  test('moves what is below it and makes the old term lead to the new one; undoing brings all back [C-V09]', async () => {
    const { museum, names, inMuseum } = await administrator()
    const ids = await makeTerms(app(), museum, 'CLS', ['pots', 'pots > jug', 'pots > jug > lid', 'pottery'])
    const [pots = '', jug = '', pottery = ''] = [ids.pots, ids['pots > jug'], ids.pottery]
    const change = await inMuseum<{ changeId: string }>(tx => mergeTerm(tx, nobody, pots, pottery))
    expect(await names('CLS')).toEqual(['pottery'])
    expect(await names(`CLS/${pottery}`)).toEqual(['jug'])
    expect(
      (await inMuseum<Map<string, string[]>>(tx => ancestorsOf(tx, [ids['pots > jug > lid'] ?? '']))).get(
        ids['pots > jug > lid'] ?? '',
      ),
    ).toEqual([pottery, jug])
    expect(await makeTerms(app(), museum, 'CLS', ['Pots'])).toEqual({ Pots: pottery })
    await inMuseum(tx => undoChange(tx, change.changeId, unused))
    expect(await names('CLS')).toEqual(['pots', 'pottery'])
    expect(await names(`CLS/${pots}`)).toEqual(['jug'])
  })

  test('is refused between vocabularies, into itself and into what lies below [C-V09]', async () => {
    const { museum, inMuseum } = await administrator()
    const ids = await makeTerms(app(), museum, 'CLS', ['a', 'a > b'])
    const { casting = '' } = await makeTerms(app(), museum, 'MTT', ['casting'])
    const { a = '', 'a > b': b = '' } = ids
    for (const into of [a, b, casting])
      await expect(inMuseum(tx => mergeTerm(tx, nobody, a, into))).rejects.toMatchObject({
        code: 'invalid_input',
      })
  })
})
