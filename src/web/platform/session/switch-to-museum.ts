import { session } from '../client.ts'
import { notices } from '../notices/notices.ts'
import { isCancelled } from '../request/call-error.ts'
import { wordsForFailure } from '../request/notification-rules.ts'
import { mayLeave } from '../unsaved/unsaved.ts'

/** Switches to another of the user's museums; asks first if edits are unsaved. */
export async function switchToMuseum(tenantId: string): Promise<void> {
  if (tenantId === session.get().currentMuseumId || !(await mayLeave())) return
  try {
    await session.switchMuseum(tenantId)
  } catch (failure) {
    if (!isCancelled(failure)) notices.add('error', wordsForFailure(failure))
  }
}
