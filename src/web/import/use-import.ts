import { onlineManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore } from 'react'
import {
  checkImport,
  type Found,
  type ImportWithFile,
  listImports,
  loadImport,
  mapImport,
  readFileAgain,
  readImport,
  retryPictures,
  uploadImport,
} from '#model/api/imports.ts'
import { stopOperation } from '#model/api/operations.ts'
import { isReferenceFormat } from '#model/bibliography/reference-formats.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import type { CardType } from '#model/record-types.ts'
import type { CardArea } from '../cards/card-area.ts'
import { areaOf, cardAreas } from '../cards/linked-cards.ts'
import { useFieldName } from '../cards/use-field-name.ts'
import { call } from '../platform/client.ts'
import { useNews } from '../platform/events/use-news.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { CallError } from '../platform/request/call-error.ts'
import { genericOnFailure } from '../platform/request/notification-rules.ts'

/** The cards a table is about: those of the list it was brought to. */
export const ImportArea = createContext<CardArea | undefined>(undefined)

/** The area of the import in view. */
export function useImportArea(): CardArea {
  const area = use(ImportArea) ?? cardAreas[0]
  if (!area) throw new Error('no type of card has an area')
  return area
}

/** Returns the name of a column: files of references have no headings of their own, their columns are the fields they go to. */
export function useColumnName({ kind }: Found): (column: string) => string {
  const nameOf = useFieldName(useImportArea())
  return column => (isReferenceFormat(kind) ? nameOf(column) : column)
}

/** Marks lists as stale, so that they are read again on return from an import. */
export function useStaleLists(): void {
  const client = useQueryClient()
  useNews('card.changed', ({ type }) => {
    const area = areaOf(type)
    if (area) void client.invalidateQueries({ queryKey: [area.endpoints.list.name], refetchType: 'none' })
  })
}

const queryOf = (id: string) => endpointQuery(readImport, { params: { id } })

/** Milliseconds between questions about the progress, in case news do not arrive. */
const askedEveryMs = 1500

export const isRunning = (
  operation: { readonly state: 'IN_PROGRESS' | 'DONE' | 'FAIL' } | null | undefined,
): boolean => operation?.state === 'IN_PROGRESS'

/** True for an import that nobody has: it was discarded, or is of another museum. */
export const isMissing = (failure: unknown): boolean =>
  failure instanceof CallError && (failure.status === 404 || failure.status === 400)

/** An import, read again while its check or load runs, and while the server does not answer. */
export function useImport(id: string | undefined) {
  const client = useQueryClient()
  const online = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline())
  const query = useQuery({
    ...queryOf(id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      [data?.check, data?.load, data?.undo].some(isRunning) ||
      (data?.pictures.waiting ?? 0) > 0 ||
      (error !== null && !isMissing(error))
        ? askedEveryMs
        : false,
  })
  useNews('operation.changed', ({ id: changed, state }) => {
    const { check, load, undo } = query.data ?? {}
    const own = [check, load, undo].some(operation => operation?.id === changed)
    if (state !== 'IN_PROGRESS' && own) void query.refetch()
  })
  return {
    ...query,
    /** True while the server does not answer: what is shown may be older than what is so. */
    lost: !online || (query.error !== null && !isMissing(query.error)),
    put: (answer: ImportWithFile) => client.setQueryData(queryOf(answer.id).queryKey, answer),
  }
}

/** Everything that is done to an import. */
export function useImportActions(type: CardType, onAnswer: (answer: ImportWithFile) => void) {
  const client = useQueryClient()
  const again = (id: string) =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryOf(id).queryKey }),
      client.invalidateQueries({ queryKey: [listImports.name] }),
    ])
  const changed = (answer: ImportWithFile): void => {
    onAnswer(answer)
    void client.invalidateQueries({ queryKey: [listImports.name] })
  }
  return {
    upload: useMutation({
      mutationFn: (file: File) => call(uploadImport, { query: { type, name: file.name }, body: file }),
      onSuccess: changed,
    }),
    read: useMutation({
      mutationFn: ({ id, reading }: { id: string; reading: ImportWithFile['reading'] }) =>
        call(readFileAgain, { params: { id }, body: { reading } }),
      onSuccess: changed,
    }),
    map: useMutation({
      mutationFn: ({ id, mapping, profile }: { id: string; mapping: Mapping; profile: string | null }) =>
        call(
          mapImport,
          { params: { id }, body: { mapping: mapping as ImportWithFile['mapping'], profile } },
          { notify: genericOnFailure },
        ),
      onSuccess: changed,
    }),
    check: useMutation({
      mutationFn: (id: string) => call(checkImport, { params: { id } }),
      // A refusal as well: somebody else, or a second click, may have started it.
      onSettled: (_operation, _failure, id) => again(id),
    }),
    load: useMutation({
      mutationFn: (id: string) => call(loadImport, { params: { id } }),
      onSettled: (_operation, _failure, id) => again(id),
    }),
    retryPictures: useMutation({
      mutationFn: (id: string) => call(retryPictures, { params: { id } }),
      onSuccess: changed,
    }),
    stop: useMutation({
      mutationFn: (operationId: string) => call(stopOperation, { params: { id: operationId } }),
    }),
  }
}

export type ImportActions = ReturnType<typeof useImportActions>
