import { areaOf } from '../../../cards/linked-cards.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { filesArea } from '../files-area.ts'

/** Lists of files, and the card the files are attached to, are read anew when files have become ready. */
export function refreshCards(attachTo: { readonly type: string; readonly id: string } | null): void {
  if (filesArea) void queryClient.invalidateQueries({ queryKey: [filesArea.endpoints.list.name] })
  const area = areaOf(attachTo?.type)
  if (attachTo && area)
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [name, input] }) =>
        name === area.endpoints.read.name &&
        (input as { params?: { id?: string } }).params?.id === attachTo.id,
    })
}
