import { expect, test } from 'vitest'
import { readLinkFacetValue } from './link.ts'
import { isCertain, isSilent, qualifiedName } from './qualified-name.ts'

test.each([
  ['circle of', 'en', 'Circle of Francis Danby'],
  ['formerly attributed to', 'en', 'Formerly attributed to Francis Danby'],
  ['after', 'en', 'After Francis Danby'],
  ['and assistants', 'en', 'Francis Danby and assistants'],
  ['studio', 'en', 'Francis Danby (studio)'],
  ['copia da', 'it', 'Copia da Francis Danby'],
  ['e aiuti', 'it', 'Francis Danby e aiuti'],
  ['Umkreis', 'de', 'Francis Danby (Umkreis)'],
  ['Kopie nach', 'de', 'Kopie nach Francis Danby'],
  ['und Gehilfen', 'de', 'Francis Danby und Gehilfen'],
  ['według', 'pl', 'Francis Danby (według)'],
  ['i pomocnicy', 'pl', 'Francis Danby i pomocnicy'],
] as const)('The qualifier %j of an attribution stands in %s as %j [F-W01]', (qualifier, language, text) => {
  expect(qualifiedName('Francis Danby', qualifier, language)).toBe(text)
})

test('A certain attribution adds nothing to a name [F-W01]', () => {
  expect(qualifiedName('Francis Danby', 'certain', 'en')).toBe('Francis Danby')
  expect(qualifiedName('Francis Danby', undefined, 'en')).toBe('Francis Danby')
  expect(isCertain({ labels: { de: 'gesichert' }, language: 'de' })).toBe(true)
  expect(isSilent('circle of')).toBe(false)
})

test('The value of a facet of makers is read as it was written [F-W01]', () => {
  expect(readLinkFacetValue('#12')).toEqual({ id: '12' })
  expect(readLinkFacetValue('~34#12')).toEqual({ id: '12', qualifier: { id: '34' } })
  expect(readLinkFacetValue('~34=Exekias ~ Co.')).toEqual({ name: 'Exekias ~ Co.', qualifier: { id: '34' } })
  expect(readLinkFacetValue('Exekias')).toEqual({ name: 'Exekias' })
})
