import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { deleteTerm, updateTerm } from './edit-term.ts'
import { findOrCreate, loadStarterTerms, usable } from './index.ts'
import { givenStarters, rememberStarters } from './store/starters.ts'

const app = useTestApp()
const editor = { accountId: null, impersonatorId: null }

describe('finding terms by their names', () => {
  test('ignores case, accents and outer spaces, and knows the names of all languages [C-V10]', async () => {
    const { tenantId } = await makeMuseum(app())
    await app().database.inTenant(tenantId, async tx => {
      await loadStarterTerms(tx)
      const options = { create: false, language: 'en', editor } as const
      const found = await findOrCreate(tx, 'MTC', ['Bronze', ' BRONZO', 'brąz ', 'unobtainium'], options)
      expect(new Set([found.get('Bronze'), found.get(' BRONZO'), found.get('brąz ')]).size).toBe(1)
      expect(found.get('Bronze')).toMatch(/^\d+$/)
      expect(found.get('unobtainium')).toBeUndefined()
    })
  })

  test('adds what is missing once, with the path that leads to it [C-V02]', async () => {
    const { tenantId } = await makeMuseum(app())
    await app().database.inTenant(tenantId, async tx => {
      const options = { create: true, language: 'it', editor } as const
      const names = ['sala 1 > vetrina A', 'Sala 1 > vetrina B', 'SALA 1', 'sala 2 > vetrina A']
      const first = await findOrCreate(tx, 'LR', names, options)
      expect(new Set(first.values()).size).toBe(4)
      expect(await findOrCreate(tx, 'LR', names, options)).toEqual(first)
    })
  })

  test('takes a term in use before one that is deprecated and differs in case or accents alone [F-X04]', async () => {
    const { tenantId } = await makeMuseum(app())
    await app().database.inTenant(tenantId, async tx => {
      const options = { create: true, language: 'en', editor } as const
      const named = await findOrCreate(tx, 'CLS', ['Drawing > sketch', 'Print > Sketch', '-1'], options)
      const [old, used, negative] = [...named.values()]
      await tx.db
        .updateTable('term')
        .set({ deprecated_at: new Date() })
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', [old ?? '', negative ?? ''])
        .execute()
      const found = await findOrCreate(tx, 'CLS', ['sketch', '-1', '1'], { ...options, create: false })
      expect(found.get('sketch')).toBe(used)
      // Signs tell terms apart: one that is deprecated is not taken for another.
      expect(found.get('-1')).toBe(negative)
    })
  })

  test('adds nothing to a closed vocabulary', async () => {
    const { tenantId } = await makeMuseum(app())
    const found = await app().database.inTenant(tenantId, tx =>
      findOrCreate(tx, 'STCC', ['new'], { create: true, language: 'en', editor }),
    )
    expect(found.get('new')).toBeUndefined()
  })

  test('does thousands at once in a blink', async () => {
    const { tenantId } = await makeMuseum(app())
    const names = Array.from({ length: 5000 }, (_, index) => `branch ${index % 50} > leaf ${index}`)
    const options = { create: true, language: 'en', editor } as const
    const start = performance.now()
    const found = await app().database.inTenant(tenantId, tx => findOrCreate(tx, 'CLS', names, options))
    expect(new Set(found.values()).size).toBe(5000)
    expect(performance.now() - start).toBeLessThan(8000)
  })
})

test('References to terms that are not there, of another list, headings or another museum are named [C-V01]', async () => {
  const [own, other] = [await makeMuseum(app()), await makeMuseum(app())]
  const idOf = (tenantId: string, name: string) =>
    app().database.inTenant(tenantId, async tx => {
      await loadStarterTerms(tx)
      const found = await findOrCreate(tx, 'STYL', [name], { create: false, language: 'en', editor })
      return found.get(name) ?? ''
    })
  const [good, heading, foreign] = [
    await idOf(own.tenantId, 'Baroque'),
    await idOf(own.tenantId, 'modern styles'),
    await idOf(other.tenantId, 'Baroque'),
  ]
  const wrong = await app().database.inTenant(own.tenantId, tx =>
    usable(tx, [
      { code: 'STYL', id: good },
      { code: 'MTC', id: good },
      { code: 'STYL', id: heading },
      { code: 'STYL', id: foreign },
    ]),
  )
  expect(wrong.map(({ reason }) => reason)).toEqual(['otherVocabulary', 'notAssignable', 'missing'])
})

test('Starter terms are given once: what the museum deleted or renamed stays so [C-V10]', async () => {
  const { tenantId } = await makeMuseum(app())
  const inMuseum = app().database.inTenant
  expect(await inMuseum(tenantId, loadStarterTerms)).toBeGreaterThan(3000)
  expect(await inMuseum(tenantId, loadStarterTerms)).toBe(0)
  await inMuseum(tenantId, async tx => {
    const names = { create: false, language: 'en', editor } as const
    const found = await findOrCreate(tx, 'MTC', ['amber', 'rubber'], names)
    await updateTerm(tx, editor, found.get('amber') ?? '', { labels: { en: 'succinite' } })
    await deleteTerm(tx, editor, found.get('rubber') ?? '', async () => new Set())
    // As if another version came with other starter terms.
    await rememberStarters(
      tx,
      (await givenStarters(tx)).map(row => ({ ...row, checksum: 'of an earlier version' })),
    )
    expect(await loadStarterTerms(tx)).toBe(0)
    const again = await findOrCreate(tx, 'MTC', ['amber', 'succinite', 'rubber'], names)
    expect([...again.values()].map(id => id !== undefined)).toEqual([false, true, false])
  })
})
