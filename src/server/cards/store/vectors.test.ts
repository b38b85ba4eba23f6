import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { vectorBytes, vectorText } from './vectors.ts'

const app = useTestApp()

test('Markers are stored as their text says, whatever is in them [F-X09]', async () => {
  const lexeme = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map(text => text.replaceAll('\0', 'x').toWellFormed())
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(lexeme, { maxLength: 40 }), async lexemes => {
      const { rows } = await app().database.asSystem('vectors of a test', db =>
        sql<{ same: boolean }>`
          select ${vectorBytes(lexemes)}::tsvector = ${vectorText(lexemes)}::tsvector as same`.execute(db),
      )
      expect(rows).toEqual([{ same: true }])
    }),
    { numRuns: 200 },
  )
})
