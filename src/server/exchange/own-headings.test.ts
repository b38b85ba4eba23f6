import { expect, test } from 'vitest'
import { declarations } from '#model/cards/declarations.ts'
import { cellColumns } from '#model/engine/cells.ts'
import { guessMapping } from '#model/exchange/guess-mapping.ts'
import { originCell } from '#model/exchange/table-origin.ts'
import { languages } from '#model/languages.ts'
import { openTextBook } from '#server/platform/i18n/texts.ts'
import { headersIn, headersOf } from './headers.ts'

test.each(languages)(
  'Every column of a table exported in %s goes to its own field, whatever the reader’s language [F-X07]',
  async language => {
    const texts = await openTextBook('Vitrine')
    for (const declaration of declarations) {
      const headers = await headersIn(texts, language, declaration)
      const paths = cellColumns(declaration).map(({ path }) => path)
      const columns = [
        { name: '@id', samples: ['1'] },
        { name: '@museum', samples: [originCell({ museum: '1-a', language })] },
        // As people write dimensions: the content of a column does not count where its heading is known.
        ...paths.map(path => ({ name: headers.get(path) ?? '', samples: ['10 x 20 cm', '5 cm', '7 cm'] })),
      ]
      const labels = await headersOf(texts, declaration)
      for (const reader of languages) {
        const mapping = guessMapping(declaration, columns, { language: reader, labels })
        expect(mapping.language).toBe(language)
        expect(mapping.columns.slice(2).map(({ targets }) => targets)).toEqual(paths.map(path => [{ path }]))
      }
    }
  },
)
