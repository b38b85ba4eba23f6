import { sitePicture, sitePictureInfo, sitePicturePart } from '#model/api/site-pages.ts'
import type { ImageVersion } from '#model/files/iiif/image-request.ts'
import { inLanguage } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import { fallbackLanguage } from '#model/languages.ts'
import { iiifRights } from '#model/open/iiif/picture-parts.ts'
import { closedSide, licenceOf } from '#model/open/licences.ts'
import { contentsOf, type PartWeight, type PictureAsk, sendAnswer } from '#server/files/index.ts'
import {
  findRecord,
  identifierOf,
  manifestAddress,
  type OpenContext,
  projectCards,
  type SiteDoor,
} from '#server/open/index.ts'
import { memoryLimiter } from '#server/platform/db/limiter.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Call, type Route, route } from '#server/platform/http/index.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { publicOwners } from './store/members.ts'

// A day at most, as people are told who withdraw a picture (O-W65): nothing is served beyond.
const keptTiles = 'public, max-age=86400'
const keptFacts = 'public, max-age=60, stale-while-revalidate=600'

const versions: Readonly<Record<string, ImageVersion>> = { '2': 2, '3': 3 }

/** Manifests that the description of a picture names. */
const mostManifests = 20

/** Pictures of public files, for viewers anywhere. */
export function pictureRoutes({ pictures }: OpenContext, door: SiteDoor): Route[] {
  // By network: as fast as any viewer asks for tiles, and few of the parts that take long (O-W67).
  const budgets: Readonly<Record<PartWeight, ReturnType<typeof memoryLimiter>>> = {
    tile: memoryLimiter({ name: 'public-tiles', points: 1000, duration: 3 }),
    cut: memoryLimiter({ name: 'public-cuts', points: 15, duration: 3 }),
  }

  /** Whatever is asked of pictures, also what is known or not there. */
  const asked = memoryLimiter({ name: 'public-pictures', points: 1500, duration: 3 })

  type Asked = Pick<Call<typeof sitePictureInfo>, 'params' | 'request'>

  /** @throws {CodedError} `not_found` for what is and was not public, whatever the reason; `gone` for what is public no longer */
  async function askOf({ params: { museum, version, name }, request }: Asked, withFacts = false) {
    await asked.consume(networkOf(request.ip))
    const imageVersion = versions[version]
    const entered = await door.enter(museum, async (tx, site) => {
      const found = await findRecord(tx, site, name)
      if (found?.kind !== 'file') throw notFound()
      if (found.state === 'withdrawn') throw new CodedError('gone')
      if (found.state !== 'public') throw notFound()
      const [picture] = await contentsOf(tx, [found.record.id])
      const [card] = await projectCards(tx, found.declaration, [found.record])
      if (!picture?.picture || !card) throw notFound()
      const owners = withFacts ? await publicOwners(tx, found.record.id, mostManifests) : []
      const partOf = owners.map(owner => ({
        id: manifestAddress(site, owner),
        type: 'Manifest',
      }))
      return { site, picture, card, partOf: partOf.length > 0 ? partOf : undefined }
    })
    if (!imageVersion || !entered || 'moved' in entered) throw notFound()
    const { site, picture, card, partOf } = entered.result
    const licence = licenceOf(card)
    const ask: PictureAsk = {
      picture,
      version: imageVersion,
      base: `${site.url}/iiif/image/${version}/${name}`,
      limit: licence.isOpen ? undefined : { side: closedSide },
      headers: request.headers,
    }
    const { copyrightNotice, creditLine } = card.values as {
      readonly copyrightNotice?: string
      readonly creditLine?: Translated
    }
    const notice = {
      copyright: copyrightNotice,
      credit: creditLine && inLanguage(creditLine, site.settings.languages[0] ?? fallbackLanguage),
      licence: licence.address,
      source: identifierOf(site, 'file', name),
    }
    return { ask, notice, facts: { rights: iiifRights(licence.address), partOf } }
  }

  return [
    route(sitePicture, async call => {
      const { ask } = await askOf(call)
      return sendAnswer(call.reply, pictures.base(ask), keptFacts)
    }),

    route(sitePictureInfo, async call => {
      const { ask, facts } = await askOf(call, true)
      return sendAnswer(call.reply, await pictures.info(ask, facts), keptFacts)
    }),

    route(sitePicturePart, async call => {
      const { region, size, rotation, file } = call.params
      const { ask, notice } = await askOf(call)
      const network = networkOf(call.request.ip)
      const answer = await pictures.image(
        ask,
        { region, size, rotation, file },
        { notice, admit: async weight => void (await budgets[weight].consume(network)) },
      )
      return sendAnswer(call.reply, answer, keptTiles)
    }),
  ]
}
