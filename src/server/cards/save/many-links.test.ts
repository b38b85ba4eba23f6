import { expect, test } from 'vitest'
import { declarationOf } from '#model/cards/declarations.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { expectConsistency } from '../../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { newRowId, writeCards } from '../index.ts'

const app = useTestApp()

test('A batch of objects with more links, numbers and makers than one statement takes is written whole [C-K08] [C-K16]', async () => {
  const anna = await registrar(app, await makeMuseum(app()))
  const declaration = declarationOf('object')
  if (!declaration) throw new Error('objects are not declared')
  const targets: string[] = []
  for (let at = 0; at < 40; at += 1) targets.push((await anna.put()).id)
  const cards = Array.from({ length: 120 }, (_, card) => ({
    values: {
      objectNumbers: Array.from({ length: 160 }, (_none, at) => ({
        id: newRowId(),
        objectNumber: `${card}.${at}`,
      })),
      productions: Array.from({ length: 120 }, (_none, at) => ({
        id: newRowId(),
        type: { id: 31 },
        agent: { name: `Maker ${card} ${at}` },
      })),
      relatedObject: targets.map(id => ({ id: newRowId(), object: { id } })),
    },
  }))
  const author = { accountId: anna.accountId, name: 'Anna' }
  await app().database.inTenant(anna.museum.tenantId, tx =>
    writeCards(tx, cards, { declaration, author, action: 'imported', renamed: async () => undefined }),
  )
  expect((await anna.read(targets[0] ?? '')).relatedEntitiesCount).toEqual({ object: 120 })
  await expectConsistency(app(), anna.museum)
}, 60_000)
