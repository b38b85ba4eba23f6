import type { ImportWithFile } from '#model/api/imports.ts'

/** An operation that is under way or has ended. */
export const anOperation = (state: 'IN_PROGRESS' | 'DONE') => ({
  id: '9',
  operationName: 'import.check',
  state,
  totalNumberOfElements: 2,
  numberOfProcessedElements: 2,
  progress: { success: [], fail: [] },
  stopRequested: false,
  startedAt: '2026-01-01T00:00:00Z',
  endedAt: null,
  canUndo: false,
  undoesId: null,
  undoneById: null,
})

/** An import of a small table. */
export const anImport = (change: Partial<ImportWithFile> = {}): ImportWithFile => ({
  id: '5',
  cardType: 'object',
  name: 'list.csv',
  bytes: 100,
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: { id: '1', name: 'Marta Bianchi' },
  loadedAt: null,
  profile: null,
  check: null,
  load: null,
  undo: null,
  undone: false,
  undoneTerms: null,
  counts: { created: 0, updated: 0, unchanged: 0, skipped: 0, refused: 0, none: 0 },
  reading: {},
  found: {
    kind: 'csv',
    encoding: 'utf-8',
    separator: ',',
    sheet: null,
    sheets: [],
    headerRow: 1,
    rowCount: 2,
    columns: [
      { name: 'Number', letter: 'A', samples: ['1', '2'] },
      { name: 'Kept in', letter: 'B', samples: ['Room 1'] },
    ],
    preview: [],
  },
  mapping: {
    mode: 'create',
    match: 'number',
    createTerms: true,
    keepUnmatched: true,
    emptyClears: false,
    language: 'en',
    constants: {},
    columns: [
      { column: 'Number', targets: [{ path: 'objectNumbers/objectNumber', whenEmpty: 'refuse' }] },
      { column: 'Kept in', targets: [] },
    ],
  },
  messages: [],
  newTerms: [],
  ...change,
})
