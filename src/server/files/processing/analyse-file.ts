import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { DamType } from '#model/cards/file/measured.ts'
import { ProcessLostError } from '#server/platform/confined/process-pool.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Storage, withLocalFile, withTemporaryFile } from '#server/platform/storage/index.ts'
import { originalKey, posterKey, pyramidKey, thumbnailKey } from '../storage-keys.ts'
import type { Found, StoredContent } from '../stored-content.ts'
import type { PictureInput } from './pictures/analyse-picture.ts'
import { type Embedded, nothingEmbedded } from './pictures/embedded/embedded.ts'
import { isolated } from './pictures/isolated/isolated.ts'
import { firstSize, pictureLimits } from './pictures/picture-limits.ts'
import { keepPoster } from './tools/keep-poster.ts'
import { runTool, type ToolResult } from './tools/run-tool.ts'
import type { ToolPoster } from './tools/tool.ts'
import type { ToolName } from './tools/tools.ts'
import { twice } from './twice.ts'

/**
 * Finds out what is in a content of a kind, and makes its pictures: thumbnails, a poster, a pyramid.
 * @throws {CodedError} `invalid_input` for what is broken, `too_large` for what would unpack to too much.
 */
export type AnalyseFile = (storage: Storage, content: StoredContent) => Promise<Found>

/** Result for a content that is stored without analysis. */
const keepAsItIs: AnalyseFile = async () => ({ measured: {} })

/**
 * The way to look through what a tool knows: what it finds is kept, and what it makes becomes the picture of the content.
 * @param drawn its picture where the tool made none
 */
const analyseWith =
  (tool: ToolName, drawn?: (result: ToolResult) => ToolPoster | undefined): AnalyseFile =>
  async (storage, content) => {
    const result = await runTool(tool, storage, content)
    const { found = { measured: {} }, whole } = result
    const own = result.poster === undefined ? drawn?.(result) : undefined
    const poster = result.poster ?? own
    const kept = poster && (await keepPoster(storage, content.storageKey, poster, own !== undefined))
    return {
      ...found,
      // Pictures of a file are asked for again when it has another one.
      ...(kept && { picture: 'poster', facts: { ...found.facts, poster: kept } }),
      ...(!whole && found.failure === undefined && { failure: 'processing.tooDifficult' }),
    }
  }

/** Wide and low, as a player shows it. */
const sheet = { width: 1600, height: 800, margin: 80, bars: 120, gap: 0.42 } as const

/** Between ink and paper, so that it is read on light and on dark; around it whatever lies behind shows through. */
const colour = '#8c867c'

/** A wave drawn of the peaks of a recording; undefined where nothing is heard. */
function drawWave(peaks: readonly number[]): ToolPoster | undefined {
  if (peaks.length === 0) return undefined
  const { width, height, margin, gap } = sheet
  const bars = Math.min(sheet.bars, peaks.length)
  const step = (width - 2 * margin) / bars
  const wide = step * (1 - gap)
  const middle = height / 2
  const shapes = Array.from({ length: bars }, (_, at) => {
    const from = Math.floor((at * peaks.length) / bars)
    const to = Math.max(from + 1, Math.floor(((at + 1) * peaks.length) / bars))
    const high = Math.max(wide, Math.max(...peaks.slice(from, to)) * (height - 2 * margin))
    const left = margin + at * step + (step - wide) / 2
    return `<rect x="${left.toFixed(1)}" y="${(middle - high / 2).toFixed(1)}" width="${wide.toFixed(1)}" height="${high.toFixed(1)}" rx="${(wide / 2).toFixed(1)}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${colour}">${shapes.join('')}</svg>`
  return { bytes: Buffer.from(svg) }
}

/** A recording is shown by the picture that comes with it, else by how loud it is from moment to moment. */
const analyseRecording = analyseWith('audio', ({ found }) => {
  const peaks = found?.facts?.peaks
  return drawWave(Array.isArray(peaks) ? peaks.map(Number) : [])
})

const scene = analyseWith('model')

/** Scenes of glTF are looked into; models of other formats are kept as they are. */
const analyseModel: AnalyseFile = async (storage, content) =>
  content.mime.startsWith('model/gltf') ? scene(storage, content) : { measured: {} }

const tooLarge = () => new CodedError('too_large', { text: 'errors.pictureTooLarge', params: pictureLimits })

const broken = (cause?: unknown) => new CodedError('invalid_input', { text: 'errors.brokenPicture', cause })

/** Embedded metadata of a picture; nothing where that cannot be read, which is no reason to refuse a picture. */
const embeddedIn = (path: string, mime: string, bytes: number): Promise<Embedded> =>
  isolated('readEmbedded', { path, mime, bytes }).catch(() => nothingEmbedded)

/** Looks at a picture, and keeps what is made of it. */
const lookAndKeep = (
  storage: Storage,
  storageKey: string,
  input: Omit<PictureInput, 'posterPath' | 'pyramidPath'>,
): Promise<Found> =>
  withTemporaryFile(async made => {
    const [posterPath, pyramidPath] = [`${made}.poster`, `${made}.pyramid`]
    const seen = await twice(() => isolated('look', { ...input, posterPath, pyramidPath }))
    if (!seen) return { measured: {}, failure: 'errors.pictureNotShown' }
    const { measured, looks, thumbnail, hasPyramid, hasPoster } = seen
    if (hasPoster) await storage.put(posterKey(storageKey), createReadStream(posterPath))
    if (hasPyramid) await storage.put(pyramidKey(storageKey), createReadStream(pyramidPath))
    await storage.put(thumbnailKey(storageKey, firstSize), Readable.from([thumbnail]))
    return {
      measured,
      ...(looks !== undefined && { looks }),
      picture: hasPoster ? 'poster' : 'original',
    }
  })

/**
 * A picture: its size, its colours and what it looks like, from every pixel of it, and what it says of itself. Only the decoder's view
 * counts, never a name. What the decoder does not survive is kept, and says so.
 */
const analysePicture: AnalyseFile = (storage, { storageKey, mime, bytes }) =>
  withLocalFile(storage, originalKey(storageKey), async path => {
    if (bytes > pictureLimits.megabytes * 1024 ** 2) throw tooLarge()
    const { metadata, facts, camera, orientation } = await embeddedIn(path, mime, bytes)
    const input = { path, mime, ...(orientation !== undefined && { orientation }) }
    try {
      const found = await lookAndKeep(storage, storageKey, input)
      return { ...found, measured: { ...found.measured, ...(camera && { camera }) }, metadata, facts }
    } catch (error) {
      if (error instanceof ProcessLostError)
        return { measured: camera ? { camera } : {}, metadata, facts, failure: 'processing.tooDifficult' }
      if (error instanceof CodedError) throw error
      throw /pixel limit/i.test(String(error)) ? tooLarge() : broken(error)
    }
  })

const ways: Readonly<Record<DamType, AnalyseFile>> = {
  IMAGE: analysePicture,
  VIDEO: analyseWith('video'),
  AUDIO: analyseRecording,
  PDF: analyseWith('pdf'),
  MODEL_3D: analyseModel,
  DOCUMENT: analyseWith('document'),
  OTHER: keepAsItIs,
}

/** The way for whatever was found to be in the content. */
export const analyseFile: AnalyseFile = (storage, content) => ways[content.damType](storage, content)
