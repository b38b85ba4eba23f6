import type biblio from '../../../../locales/en/biblio.json'
import { recordType } from '../../record-type.ts'

export const biblioType = recordType<typeof biblio>()({
  type: 'biblio',
  id: 8,
  name: 'BIBLIOGRAPHY',
  icon: 'book-open',
  module: { name: 'biblio', of: 'entity', firstId: 61 },
})
