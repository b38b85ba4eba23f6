import type { Editor } from '#server/vocabularies/index.ts'
import type { Author } from '../store/revisions.ts'

/** Returns the author of a change in the form that vocabularies use. */
export const editorOf = ({ accountId, onBehalfOf }: Author, operationId?: string): Editor => ({
  accountId: onBehalfOf?.accountId ?? accountId,
  impersonatorId: onBehalfOf ? accountId : null,
  operationId,
})
