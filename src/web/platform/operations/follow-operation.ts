import type { QueryClient } from '@tanstack/react-query'
import { listOperations, type Operation, readOperation, undoOperation } from '#model/api/operations.ts'
import { call } from '../client.ts'
import type { TextKey } from '../i18n/text-key.ts'
import { notices } from '../notices/notices.ts'
import { offerUndo, type Undone } from '../notices/offer-undo.ts'

/** Pause between two questions whether an operation has ended, and the number of questions; later the background tasks say it. */
const [pauseMs, asks] = [400, 150]

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: [listOperations.name] })

/** Returns an operation when it has ended, or as it is after a minute. */
export async function endOf(client: QueryClient, { id }: Pick<Operation, 'id'>): Promise<Operation> {
  for (let asked = 1; ; asked++) {
    const now = await call(readOperation, { params: { id } })
    if (now.state !== 'IN_PROGRESS' || asked === asks) {
      await refresh(client)
      return now
    }
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
}

/** Undoes an operation; records changed since stay as they are. */
export async function undoWork(client: QueryClient, { id }: Pick<Operation, 'id'>): Promise<Undone> {
  const started = await call(undoOperation, { params: { id } })
  await refresh(client)
  const { state, progress } = await endOf(client, started)
  return state === 'FAIL' || progress.fail.length > 0 ? 'partly' : 'undone'
}

/** Texts about the end of an operation: all done, or with records that were left. */
export interface EndTexts {
  readonly done: TextKey
  readonly partly: TextKey
}

/** Waits for the end of an operation and shows a notice that offers to undo it. Without a connection, the background tasks show the end. */
export async function tellEnd(
  client: QueryClient,
  operation: Pick<Operation, 'id'>,
  { done, partly }: EndTexts,
): Promise<void> {
  const ended = await endOf(client, operation).catch(() => undefined)
  if (!ended || ended.state === 'IN_PROGRESS') return
  const text = ended.state === 'FAIL' || ended.progress.fail.length > 0 ? partly : done
  if (ended.canUndo) offerUndo(text, {}, () => undoWork(client, ended))
  else notices.add(text === done ? 'success' : 'info', text)
}
