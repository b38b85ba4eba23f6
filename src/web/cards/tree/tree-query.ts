import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import type { CardArea } from '../card-area.ts'

/** A page of the cards right below one, or at the top, with what stands above. */
export const treeQuery = ({ endpoints }: CardArea, parent: string | undefined, page = 0) =>
  endpointQuery(endpoints.tree, {
    query: { ...(parent !== undefined && { parent }), ...(page > 0 && { page: String(page) }) },
  })
