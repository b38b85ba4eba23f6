import type { FastifyRequest } from 'fastify'
import { iiifUrl, readIiifBase, readIiifImage, readIiifInfo } from '#model/api/files/iiif.ts'
import { lookOnlyLimit } from '#model/files/look-only.ts'
import type { Database } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Call, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { mayOnlyLook } from '../may-only-look.ts'
import { alwaysAsk } from '../routes/kept-by-browser.ts'
import { contentsOf } from '../store/contents.ts'
import { type PictureAsk, type PictureService, sendAnswer } from './picture-service.ts'

export interface IiifRoutesOptions {
  readonly database: Database
  readonly pictures: PictureService
  /** Address at which people reach the product. */
  readonly publicUrl: () => string
}

/** Pictures for signed-in people, in viewers that go deep into them (IIIF Image API 3.0, level 2). */
export function iiifRoutes({ database, pictures, publicUrl }: IiifRoutesOptions): Route[] {
  /** @throws {CodedError} `not_found`, also for a file of another museum. */
  const find = async ({ tenantId }: MuseumActor, id: string) => {
    const [file] = await database.inTenant(tenantId, tx => contentsOf(tx, [id]))
    if (!file || file.picture === null) throw notFound()
    return file
  }

  /** The address under which the picture was asked for, so that what the viewer asks for next comes here, too. */
  const addressOf = ({ protocol, host }: FastifyRequest, id: string): string => {
    const known = new URL(publicUrl())
    return `${known.host === host ? known.origin : `${protocol}://${host}`}${iiifUrl(id)}`
  }

  const askOf = async ({
    actor,
    params: { id },
    request,
  }: Pick<Call<typeof readIiifInfo>, 'actor' | 'params' | 'request'>): Promise<PictureAsk> => ({
    picture: await find(actor, id),
    version: 3,
    base: addressOf(request, id),
    limit: mayOnlyLook(actor) ? lookOnlyLimit : undefined,
    headers: request.headers,
  })

  return [
    route(readIiifBase, async ({ actor, params: { id }, reply }) => {
      await find(actor, id)
      return sendAnswer(reply, pictures.base({ base: iiifUrl(id) }), alwaysAsk)
    }),

    route(readIiifInfo, async call =>
      sendAnswer(call.reply, await pictures.info(await askOf(call)), alwaysAsk),
    ),

    route(readIiifImage, async call => {
      const { id: _id, ...address } = call.params
      return sendAnswer(call.reply, await pictures.image(await askOf(call), address), alwaysAsk)
    }),
  ]
}
