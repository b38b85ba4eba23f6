import type { LinkServices } from '../fields/link/link-services.ts'
import { call } from '../platform/client.ts'
import { areaOf, linkAddress } from './linked-cards.ts'

const suggest: LinkServices['suggest'] = async (types, text) => {
  const found = await Promise.all(
    types.map(async type => {
      const area = areaOf(type)
      if (!area) return []
      // Each field's question has its own name, so that fields do not cancel each other's.
      const { result } = await call(
        area.endpoints.suggest,
        { query: { q: text } },
        { name: `suggest ${type} ${text}` },
      )
      return result.map(({ id, title, shortDescription }) => ({ id, title, number: shortDescription, type }))
    }),
  )
  return found.flat()
}

/** What fields that refer to other cards ask for: which there are, and where they are shown. */
export const cardLinks: LinkServices = { suggest, addressOf: linkAddress }
