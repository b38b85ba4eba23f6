import { expect, test } from 'vitest'
import { day, group, link, list, text } from '#model/kinds/build.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'
import { fittingValues } from './index.ts'

const app = useTestApp()

const sheet = {
  sections: {
    one: {
      fields: {
        note: text({ maxLength: 5 }),
        due: day(),
        about: link(['object']),
        period: group({ from: day(), until: day() }),
        steps: list({ what: text({ required: true }), by: link(['person']) }),
      },
    },
  },
  rules: [],
}

test('Values from another record are kept where they fit, and left out where they do not, each by itself', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum)
  const stranger = await registrar(app, await makeMuseum(app()))
  const [{ id: ours }, { id: theirs }] = [await anna.put(), await stranger.put()]
  const read = (...given: readonly Readonly<Record<string, unknown>>[]) =>
    app().database.inTenant(museum.tenantId, tx => fittingValues(tx, sheet, given))
  expect(
    await read(
      { note: 'Fine', due: '2027-01-10', about: { id: ours }, period: undefined, unknown: 'x' },
      { note: 'Much too long', due: '2027-01-10', about: { id: theirs }, period: { from: 'soon' } },
      { note: 'Short', steps: [{ what: 'Pack' }, { by: { id: ours } }] },
      {},
    ),
  ).toEqual([
    { note: 'Fine', due: '2027-01-10', about: { id: ours } },
    { due: '2027-01-10' },
    { note: 'Short' },
    {},
  ])
  const [kept] = await read({ steps: [{ what: 'Pack' }, { what: ' ' }] })
  expect(kept).toMatchObject({ steps: [{ what: 'Pack' }] })
})
