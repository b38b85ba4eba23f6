import type { AddressInfo } from 'node:net'
import { CodedError } from '#server/platform/errors.ts'
import { createHttpServer, type HttpOptions } from '#server/platform/http/index.ts'
import { openTextBook } from '#server/platform/i18n/texts.ts'
import { createLog } from '#server/platform/log.ts'

/** The HTTP server alone, with no database behind it: whatever is not given is as poor as can be. */
export const bareServer = async (given: Partial<HttpOptions> = {}) =>
  createHttpServer({
    routes: [],
    log: createLog('silent'),
    texts: await openTextBook('Vitrine'),
    authenticate: async () => {
      throw new CodedError('invalid_token')
    },
    recognise: async () => ({ key: 'a token' }),
    inMaintenance: () => false,
    web: { root: '/nowhere', productName: 'Vitrine', https: false },
    ...given,
  })

export type BareServer = Awaited<ReturnType<typeof bareServer>>

/** Opens a free port. @returns its number. */
export async function listening(server: BareServer): Promise<number> {
  await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as AddressInfo).port
}
