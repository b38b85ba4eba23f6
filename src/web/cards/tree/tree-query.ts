import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import type { CardArea } from '../card-area.ts'

/** Returns the query for a page of the records directly below another, or at the top, with their ancestors. */
export const treeQuery = ({ endpoints }: CardArea, parent: string | undefined, page = 0) =>
  endpointQuery(endpoints.tree, {
    query: { ...(parent !== undefined && { parent }), ...(page > 0 && { page: String(page) }) },
  })
