import { expect, test } from 'vitest'
import { objectCategories, objectSubcategories } from '#model/cards/object/categories.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { openSite } from '../../../test/harness/open-site.ts'

const app = useTestApp()

const own = { picturesWithObjects: false, languages: ['en', 'it'] } as const

test('A published record is called by others as on its own page, without what the museum holds back [O-W20] [O-W25]', async () => {
  const site = await openSite(app, own)
  const decide = (path: string, shown: boolean) =>
    site.ask('PUT', `${site.at}/fields`, { type: 'object', path, shown })
  const whole = await site.put({
    objectInformation: {
      objectCategory: { id: String(objectCategories.NATURALISTIC) },
      objectSubcategory: { id: String(objectSubcategories.ZOOLOGY) },
    },
    determinations: [{ name: 'Vulpes secreta', current: true }],
    objectNumbers: [{ objectNumber: `Z ${site.museum.tenantId}` }],
  })
  const part = await site.put({ title: { en: 'Skull' }, structure: { whole: { id: whole.id } } })
  await site.publish(whole.id)
  await site.publish(part.id)
  expect((await site.page(part.id)).body).toContain('Vulpes secreta')
  expect((await decide('determinations', false)).status).toBe(204)
  expect((await site.page(whole.id)).body).not.toContain('Vulpes secreta')
  const { body, status } = await site.page(part.id)
  expect([status, body.includes('Vulpes secreta')]).toEqual([200, false])
  expect(body).toContain(`Z ${site.museum.tenantId}`)
})

test('A work that is cited, but not published, is called by its citation alone [O-W25]', async () => {
  const site = await openSite(app, own)
  const work = async (bibliography: object, properTitle: string) =>
    (
      await site.ask<{ id: string }>('POST', '/biblio/', {
        values: { bibliography, description: { properTitle } },
      })
    ).body.id
  const cited = await work({ title: 'Letters of an abbot' }, 'Proper words held back')
  const { id } = await site.put({ title: { en: 'Letter' }, bibliography: [{ work: { id: cited } }] })
  await site.publish(id)
  const { body } = await site.page(id)
  expect(body).toContain('Letters of an abbot')
  expect(body).not.toContain('Proper words held back')
})

test('A maker who is not published is called by the preferred name, and by no other [O-W25]', async () => {
  const site = await openSite(app, own)
  const person = await site.ask<{ id: string }>('POST', '/catalogue/persons/', {
    values: { names: [{ name: 'Anna Nowak', preferred: true }, { name: 'Not this one' }] },
  })
  const { id } = await site.put({ title: { en: 'Cup' }, productions: [{ agent: { id: person.body.id } }] })
  await site.publish(id)
  const { body } = await site.page(id)
  expect(body).toContain('Anna Nowak')
  expect(body).not.toContain('Not this one')
})
