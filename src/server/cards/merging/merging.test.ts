import { expect, test } from 'vitest'
import type { MergePreview } from '#model/api/cards/merging.ts'
import type { CardAnswer, RelatedGroup, Revision } from '#model/api/cards/shapes.ts'
import type { Operation } from '#model/api/operations.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { expectConsistency } from '../../../../test/harness/check-consistency.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../../test/harness/factories.ts'
import { addFile } from '../../../../test/harness/files.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { insertLinks } from '../store/links.ts'

const app = useTestApp()

/** Somebody who looks after the persons of a museum and what refers to them. */
async function someone(museum?: TestMuseum, given?: PersonGiven) {
  const anna = await registrar(app, museum ?? (await makeMuseum(app())), given)
  const persons = <T = CardAnswer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    anna.call<T>(method, `/persons${path}`, body)
  /** A person nobody edits. */
  const person = async (name: string, more: object = {}): Promise<CardAnswer> => {
    const { status, body } = await persons('POST', '/', { values: { names: [{ name }], ...more } })
    expect(status, JSON.stringify(body)).toBe(201)
    await persons('DELETE', `/${body.id}/lock`)
    return body
  }
  const readPerson = async (id: string) => (await persons('GET', `/${id}`)).body
  const by = (...ids: string[]) => ({ patrons: ids.map(id => ({ patron: { id } })) })
  const patronsOf = async (id: string) =>
    ((await anna.read(id)).patrons as { patron: { id: string } }[] | undefined)?.map(
      ({ patron }) => patron.id,
    )
  const startMerge = async (keptId: string, otherId: string, more: object = {}) => {
    const [kept, other] = [await readPerson(keptId), await readPerson(otherId)]
    return persons<Operation>('POST', `/${keptId}/merge`, {
      otherId,
      version: kept.version,
      otherVersion: other.version,
      ...more,
    })
  }
  const merge = async (keptId: string, otherId: string, more?: object) =>
    anna.ended(await startMerge(keptId, otherId, more))
  const historyOf = async (id: string) =>
    (await persons<{ result: Revision[] }>('GET', `/${id}/revisions`)).body.result
  return { ...anna, persons, person, readPerson, by, patronsOf, startMerge, merge, historyOf }
}

const namesOf = (card: CardAnswer) => (card.names as { name: string }[]).map(({ name }) => name)
const linksOf = ({ relatedEntities }: { relatedEntities: readonly RelatedGroup[] }) =>
  relatedEntities.flatMap(({ linkItemIds }) => linkItemIds).toSorted()

test('Two persons become one: values, fields of others, links by hand, history; the old address leads to the one that is kept; one undo brings all back [C-E02] [C-K08] [C-K14] [C-K16]', async () => {
  const anna = await someone()
  const kept = await anna.person('Canaletto', { remarks: 'mine' })
  const other = await anna.person('Antonio Canal', { remarks: 'yours', birthDate: { text: '1697' } })
  const painting = await anna.put(anna.by(other.id))
  const drawing = await anna.put(anna.by(kept.id, other.id))
  const byHand = await anna.put({ title: { en: 'Print' } })
  await anna.call('PUT', `/${byHand.id}/items`, { type: 5, itemId: other.id })
  const done = await anna.merge(kept.id, other.id, {
    reason: 'The same painter',
    choices: { remarks: 'other' },
  })
  expect(done).toMatchObject({
    state: 'DONE',
    totalNumberOfElements: 3,
    canUndo: true,
    progress: { fail: [] },
  })
  const merged = await anna.readPerson(kept.id)
  expect(namesOf(merged)).toEqual(['Canaletto', 'Antonio Canal'])
  expect(merged).toMatchObject({ remarks: 'yours', birthDate: expect.anything() })
  expect(linksOf(merged)).toEqual([byHand.id, drawing.id, painting.id].toSorted())
  expect(await anna.patronsOf(painting.id)).toEqual([kept.id])
  expect(await anna.patronsOf(drawing.id)).toEqual([kept.id])
  const [revision] = (await anna.historyOf(kept.id)).filter(({ changes }) =>
    changes.some(({ path }) => path === '@merged'),
  )
  expect(revision).toMatchObject({ action: 'merged', operationId: done.id })
  expect(revision?.changes).toContainEqual(
    expect.objectContaining({
      path: '@merged',
      after: { id: other.id, title: 'Antonio Canal', reason: 'The same painter' },
    }),
  )
  expect((await anna.readPerson(other.id)).id).toBe(kept.id)
  const write = await anna.persons('PUT', `/${other.id}/publication_state`, { published: true })
  expect(write).toMatchObject({ status: 410, body: { data: { id: kept.id, address: expect.any(String) } } })
  await expectConsistency(app(), anna.museum)

  const undone = await anna.undo(done)
  expect(undone).toMatchObject({ state: 'DONE', progress: { fail: [] } })
  expect(await anna.readPerson(kept.id)).toMatchObject({ id: kept.id, remarks: 'mine' })
  expect(namesOf(await anna.readPerson(kept.id))).toEqual(['Canaletto'])
  expect(await anna.readPerson(other.id)).toMatchObject({ id: other.id, remarks: 'yours' })
  expect(await anna.patronsOf(painting.id)).toEqual([other.id])
  expect(await anna.patronsOf(drawing.id)).toEqual([kept.id, other.id])
  expect(linksOf(await anna.readPerson(other.id))).toEqual([byHand.id, drawing.id, painting.id].toSorted())
  expect(linksOf(await anna.readPerson(kept.id))).toEqual([drawing.id])
  await expectConsistency(app(), anna.museum)
})

test('Files of the person that is taken in, and its cover, come along, and go back by undo [C-K07] [C-K16]', async () => {
  const anna = await someone()
  const [kept, other] = [await anna.person('P Bianchi'), await anna.person('Q Bianchi')]
  const id = await addFile(app(), anna, { name: 'portrait.jpg' })
  const fileId = await app().database.inTenant(anna.museum.tenantId, async tx => {
    const link = {
      cardId: other.id,
      cardType: 5,
      otherId: id,
      otherType: 4,
      association: '1',
      field: '',
      position: 0,
    }
    await insertLinks(tx, [link])
    return id
  })
  expect((await anna.persons('PUT', `/${other.id}/image`, { fileId })).status).toBe(200)
  const filesOf = async (id: string) => {
    const { files, fileCoverId } = await anna.readPerson(id)
    return [files.map(file => file.id), fileCoverId]
  }
  const done = await anna.merge(kept.id, other.id)
  expect(await filesOf(kept.id)).toEqual([[fileId], fileId])
  await anna.undo(done)
  expect(await filesOf(kept.id)).toEqual([[], null])
  expect(await filesOf(other.id)).toEqual([[fileId], fileId])
  await expectConsistency(app(), anna.museum)
})

test('What would become of two is shown first: fields that differ, what is proposed, and all that refers to the other one [C-E02] [C-K16]', async () => {
  const anna = await someone()
  const kept = await anna.person('Rossi, Mario', { remarks: 'one' })
  const other = await anna.person('Mario Rossi', { entityType: { id: 7 }, remarks: 'two' })
  const objects = [await anna.put(anna.by(other.id)), await anna.put(anna.by(other.id))]
  const { body, status } = await anna.persons<MergePreview>('POST', `/${kept.id}/merge/preview`, {
    otherId: other.id,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.kept).toMatchObject({ id: kept.id, heading: 'Rossi, Mario', values: { remarks: 'one' } })
  expect(body.fields).toContainEqual({
    key: 'remarks',
    differs: true,
    proposal: 'kept',
    sides: ['kept', 'other'],
  })
  expect(body.relinked).toMatchObject({
    total: 2,
    fields: [{ type: 'object', path: 'patrons/patron', count: 2 }],
    links: [],
  })
  expect(body.relinked.cards.map(({ id }) => id)).toEqual(objects.map(({ id }) => id))
  expect(body.obstacles).toEqual(['otherType'])
  const refused = await anna.startMerge(kept.id, other.id)
  expect(refused).toMatchObject({ status: 409, body: { data: { obstacle: 'otherType' } } })
  const done = await anna.merge(kept.id, other.id, { acrossTypes: true })
  expect(done).toMatchObject({ state: 'DONE', progress: { fail: [] } })
  await expectConsistency(app(), anna.museum)
})

test('Cards changed since they were looked at, edited by somebody, or the same are not merged; nor by who may not delete [C-K05] [C-K15] [P-P12]', async () => {
  const anna = await someone()
  const bert = await someone(anna.museum)
  const [kept, other] = [await anna.person('A Bianchi'), await anna.person('B Bianchi')]
  expect((await anna.startMerge(kept.id, other.id, { otherVersion: 9 })).status).toBe(409)
  expect((await anna.startMerge(kept.id, kept.id)).status).toBe(400)
  await bert.persons('PUT', `/${other.id}/lock`)
  expect((await anna.startMerge(kept.id, other.id)).status).toBe(423)
  await bert.persons('DELETE', `/${other.id}/lock`)
  const carla = await someone(anna.museum, { role: 'USER', permissions: ['personRead', 'personUpdate'] })
  expect((await carla.startMerge(kept.id, other.id)).status).toBe(403)
  const merging = await anna.merge(kept.id, other.id)
  expect(merging.progress.fail).toEqual([])
  expect((await bert.persons('PUT', `/${kept.id}/lock`)).body).toMatchObject({ isLockedBySomeoneElse: false })
})

test('A card that somebody edits is told of and keeps its reference; the other person stays until a second merge finds it free [C-K05] [C-K16]', async () => {
  const anna = await someone()
  const bert = await someone(anna.museum)
  const [kept, other] = [await anna.person('C Bianchi'), await anna.person('D Bianchi')]
  const free = await anna.put(anna.by(other.id))
  const edited = await bert.create(anna.by(other.id))
  const done = await anna.merge(kept.id, other.id)
  expect(done.progress.fail.toSorted()).toEqual([edited.id, other.id].toSorted())
  expect((await anna.readPerson(other.id)).id).toBe(other.id)
  expect(await anna.patronsOf(free.id)).toEqual([kept.id])
  expect(await anna.patronsOf(edited.id)).toEqual([other.id])
  await expectConsistency(app(), anna.museum)
  await bert.release(edited)
  expect((await anna.merge(kept.id, other.id)).progress.fail).toEqual([])
  expect(await anna.patronsOf(edited.id)).toEqual([kept.id])
  expect((await anna.readPerson(other.id)).id).toBe(kept.id)
  await expectConsistency(app(), anna.museum)
})

test('What was changed since a merge stays when it is undone, and all else goes back [C-K16] [C-K13]', async () => {
  const anna = await someone()
  const [kept, other, third] = [
    await anna.person('E Bianchi'),
    await anna.person('F Bianchi'),
    await anna.person('G Bianchi'),
  ]
  const [one, two, gone] = [
    await anna.put(anna.by(other.id)),
    await anna.put(anna.by(other.id)),
    await anna.put(anna.by(other.id)),
  ]
  const done = await anna.merge(kept.id, other.id)
  await anna.call('PUT', `/${one.id}/lock`)
  const card = await anna.read(one.id)
  const patrons = (card.patrons as object[]).map(row => ({ ...row, patron: { id: third.id } }))
  expect((await anna.save(card, { ...anna.by(), patrons, remarks: 'later' })).status).toBe(200)
  await anna.release(one)
  await anna.call('DELETE', `/${gone.id}`)
  const undone = await anna.undo(done)
  expect(undone.progress.fail.toSorted()).toEqual([gone.id, one.id].toSorted())
  expect(await anna.patronsOf(one.id)).toEqual([third.id])
  expect(await anna.patronsOf(two.id)).toEqual([other.id])
  expect((await anna.call('PUT', `/${gone.id}/restore`)).status).toBe(200)
  expect(await anna.patronsOf(gone.id)).toEqual([kept.id])
  await expectConsistency(app(), anna.museum)
})

test('Of two merges in a row the first address leads to the last card, and each is undone alone, in either order [C-K16] [C-K14]', async () => {
  for (const order of ['last', 'first']) {
    const anna = await someone()
    const [a, b, c] = [
      await anna.person('A Verdi'),
      await anna.person('B Verdi'),
      await anna.person('C Verdi'),
    ]
    const object = await anna.put(anna.by(a.id))
    const first = await anna.merge(b.id, a.id)
    const last = await anna.merge(c.id, b.id)
    expect((await anna.readPerson(a.id)).id).toBe(c.id)
    expect(await anna.patronsOf(object.id)).toEqual([c.id])
    await expectConsistency(app(), anna.museum)
    for (const operation of order === 'last' ? [last, first] : [first, last]) {
      const undone = await anna.undo(operation)
      expect(undone.state).toBe('DONE')
      await expectConsistency(app(), anna.museum)
    }
    for (const { id } of [a, b, c]) expect((await anna.readPerson(id)).id).toBe(id)
    expect(await anna.patronsOf(object.id)).toEqual([a.id])
  }
})

test('A card that lay in the bin while what it refers to became another one refers to that when it comes back; so does a version of old [C-K13] [C-K14]', async () => {
  const anna = await someone()
  const [kept, other] = [await anna.person('H Bianchi'), await anna.person('I Bianchi')]
  const binned = await anna.put(anna.by(other.id))
  const old = await anna.put(anna.by(other.id))
  await anna.call('PUT', `/${old.id}/lock`)
  await anna.save(await anna.read(old.id), { remarks: 'nobody' })
  await anna.call('DELETE', `/${binned.id}`)
  expect((await anna.merge(kept.id, other.id)).progress.fail).toEqual([])
  expect((await anna.call('PUT', `/${binned.id}/restore`)).status).toBe(200)
  expect(await anna.patronsOf(binned.id)).toEqual([kept.id])
  expect((await anna.call('PUT', `/${old.id}/revisions/1/restore`, {})).status).toBe(200)
  expect(await anna.patronsOf(old.id)).toEqual([kept.id])
  const sent = await anna.create(anna.by(other.id))
  expect(await anna.patronsOf(sent.id)).toEqual([kept.id])
  await expectConsistency(app(), anna.museum)
})

test('A merged person brought back from the bin is one of its own again, with its links by hand [C-K13]', async () => {
  const anna = await someone()
  const [kept, other] = [await anna.person('J Bianchi'), await anna.person('K Bianchi')]
  const linked = await anna.put()
  await anna.call('PUT', `/${linked.id}/items`, { type: 5, itemId: other.id })
  await anna.merge(kept.id, other.id)
  expect((await anna.persons('PUT', `/${other.id}/restore`)).status).toBe(200)
  expect(linksOf(await anna.readPerson(other.id))).toEqual([linked.id])
  expect(linksOf(await anna.readPerson(kept.id))).toEqual([linked.id])
  await expectConsistency(app(), anna.museum)
})

test('The address of a merged person leads on after the bin was emptied, and its undo then says so and changes nothing [C-K13] [C-K16]', async () => {
  const anna = await someone()
  const [kept, other] = [await anna.person('L Bianchi'), await anna.person('M Bianchi')]
  const object = await anna.put(anna.by(other.id))
  const done = await anna.merge(kept.id, other.id)
  await app().database.inTenant(anna.museum.tenantId, ({ db }) =>
    db.deleteFrom('card').where('tenant_id', '=', anna.museum.tenantId).where('id', '=', other.id).execute(),
  )
  expect((await anna.readPerson(other.id)).id).toBe(kept.id)
  expect((await anna.undo(done)).progress).toEqual({ success: [], fail: [other.id] })
  expect(await anna.patronsOf(object.id)).toEqual([kept.id])
})

test('Persons who refer to each other become one who does not refer to itself [C-E02]', async () => {
  const anna = await someone()
  const kept = await anna.person('N Bianchi')
  const other = await anna.person('O Bianchi', { relatedPersons: [{ person: { id: kept.id } }] })
  await anna.persons('PUT', `/${kept.id}/lock`)
  const { version } = await anna.readPerson(kept.id)
  await anna.persons('PUT', `/${kept.id}`, {
    id: kept.id,
    version,
    names: [{ name: 'N Bianchi' }],
    relatedPersons: [{ person: { id: other.id } }],
  })
  const done = await anna.merge(kept.id, other.id)
  expect(done.progress.fail).toEqual([])
  expect(await anna.readPerson(kept.id)).not.toHaveProperty('relatedPersons')
  await expectConsistency(app(), anna.museum)
  await anna.undo(done)
  expect((await anna.readPerson(kept.id)).relatedPersons).toMatchObject([{ person: { id: other.id } }])
  await expectConsistency(app(), anna.museum)
})
