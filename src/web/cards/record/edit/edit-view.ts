/** A page on which some fields of a record are edited, in place of the form of all. */
export type EditView = 'translation'

/** The part of an address that leads to the page on which the texts of a record are translated. */
export const translationSearch = { view: 'translation' } as const

/** Reads from the address of a form which page is asked for. */
export const readEditView = ({ view }: Readonly<Record<string, unknown>>): { readonly view?: EditView } =>
  view === translationSearch.view ? translationSearch : {}
