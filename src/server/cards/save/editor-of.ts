import type { Editor } from '#server/vocabularies/index.ts'
import type { Author } from '../store/revisions.ts'

/** Who changes a card, as vocabularies name who changes them. */
export const editorOf = ({ accountId, onBehalfOf }: Author, operationId?: string): Editor => ({
  accountId: onBehalfOf?.accountId ?? accountId,
  impersonatorId: onBehalfOf ? accountId : null,
  operationId,
})
