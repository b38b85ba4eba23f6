import './tables.ts'

export { addTerm } from './add-term.ts'
export { addTerms } from './add-terms.ts'
export { bringBackTerms } from './bring-back-terms.ts'
export type { RecordedNews, VocabularyNews } from './change-record.ts'
export { createSkosTurtle } from './export/skos-turtle.ts'
export { type FindOptions, findOrCreate } from './find-or-create.ts'
export { type ImportResult, importRows } from './import/import-terms.ts'
export { readTable } from './import/read-table.ts'
export { inverseOf } from './inverse-of.ts'
export { mergeTerm } from './merge-terms.ts'
export { removeMadeTerms } from './remove-made-terms.ts'
export { type VocabulariesOptions, vocabularyRoutes } from './routes.ts'
export { loadStarterTerms, renewStarterTerms } from './starter-terms.ts'
export { termsCalledLike } from './store/called-like.ts'
export type { Editor } from './store/changes.ts'
export {
  ancestorsOf,
  labelsOf,
  type PathStep,
  type TermLabels,
  type TermRef,
  type UnusableTerm,
  usable,
  withDescendants,
} from './store/labels.ts'
export { changeTermNames, lockTermNames } from './store/lock-names.ts'
export { countOfOperations } from './store/made.ts'
export { allTerms, termsAfter, termsById } from './store/rows.ts'
export { findTerms, type TermFilter } from './store/search.ts'
export type { TermRow } from './term-row.ts'
export type { TermsInUse } from './terms-in-use.ts'
export { undoChange } from './undo-change.ts'
