import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inSavepoint } from '#server/platform/operations/store.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { beginningsIn, keepWords } from './words.ts'

const app = useTestApp()

async function words() {
  const { tenantId } = await makeMuseum(app())
  let held = 0
  const keep = (kept: readonly string[]) =>
    app().database.inTenant(tenantId, tx =>
      keepWords(tx, kept, async () => {
        held += 1
      }),
    )
  const beginnings = (part: string, tooMany?: () => void, text = part) =>
    app().database.inTenant(tenantId, async tx => (await beginningsIn(tx, [text], tooMany))(part))
  return { keep, beginnings, held: () => held }
}

test('A part becomes the beginnings of exactly the words that hold it, the shortest that tell them apart [F-W04]', async () => {
  const { keep, beginnings, held } = await words()
  await keep([
    'buccheroschale',
    'buccheroschalen',
    'schale',
    'schalentier',
    'schaf',
    'trinkschale',
    'an',
    '12ab',
  ])
  expect(await beginnings('schale')).toEqual(['schale', 'buccheroschale', 'trinkschale'])
  expect(await beginnings('schaf')).toEqual(['schaf'])
  expect(await beginnings('e12')).toEqual(['e12'])
  // The groups of a part in another order are not the part.
  await keep(['chalescha'])
  expect(await beginnings('schale')).toHaveLength(3)
  // What is known is not written again, and waits for nobody.
  expect(held()).toBe(2)
  await keep(['schale', 'trinkschale'])
  expect(held()).toBe(2)
  // A word that has a part twice is found by the first.
  await keep(['banananana', "o'neill", '\u{1d504}\u{1d505}\u{1d506}\u{1d507}'])
  expect(await beginnings('nana')).toEqual(['nana', 'banana'])
  // Another museum's words are its own.
  const other = await words()
  expect(await other.beginnings('schale')).toEqual(['schale'])
})

test('A part that stands in too many words is found by its beginning, and that is said [F-W04]', async () => {
  const { keep, beginnings } = await words()
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  await keep(
    letters.flatMap(one => letters.flatMap(two => ['q', 'w'].map(three => `${three}${one}${two}ung`))),
  )
  let told = 0
  const tell = () => {
    told += 1
  }
  expect(await beginnings('ung', tell)).toEqual(['ung'])
  expect(told).toBe(1)
  expect(await beginnings('kung', tell)).toHaveLength(53)
  expect(told).toBe(1)
})

test('A sentence looks up its first words by their parts, the others as they begin [F-W04]', async () => {
  const { keep, beginnings } = await words()
  await keep(['trinkschale', 'buchmalerei'])
  const sentence = `schale ${Array.from({ length: 15 }, (_, at) => `wort${String.fromCharCode(97 + at)}`).join(' ')} malerei`
  let told = 0
  const tell = () => {
    told += 1
  }
  expect(await beginnings('schale', tell, sentence)).toEqual(['schale', 'trinkschale'])
  expect(await beginnings('malerei', tell, sentence)).toEqual(['malerei'])
  expect(told).toBe(2)
})

test('A word that comes to nothing with what it stands in is kept by the next that has it [F-X09]', async () => {
  const { tenantId } = await makeMuseum(app())
  const nobody = async () => undefined
  const word = 'perlmuttglanz'
  const count = () =>
    app().database.inTenant(tenantId, async ({ db }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from card_word where tenant_id = ${tenantId} and word = ${word}`.execute(
        db,
      )
      return rows[0]?.count
    })
  const failing = app().database.inTenant(tenantId, async tx => {
    await keepWords(tx, [word], nobody)
    // Found by now, but by this transaction alone.
    await keepWords(tx, [word], nobody)
    throw new Error('comes to nothing')
  })
  await expect(failing).rejects.toThrow('comes to nothing')
  expect(await count()).toBe(0)
  await app().database.inTenant(tenantId, async tx => {
    const undone = inSavepoint(tx, async () => {
      await keepWords(tx, [word], nobody)
      await keepWords(tx, [word], nobody)
      throw new Error('comes to nothing')
    })
    await expect(undone).rejects.toThrow('comes to nothing')
    await keepWords(tx, [word], nobody)
  })
  expect(await count()).toBe(1)
  await app().database.inTenant(tenantId, tx => keepWords(tx, [word, 'perlmutt'], nobody))
  await app().database.inTenant(tenantId, tx => keepWords(tx, [word, 'perlmutt'], nobody))
  expect(await count()).toBe(1)
})
