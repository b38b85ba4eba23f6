import { readDate } from '#model/dates/reader/read-date.ts'
import type { EmbeddedMetadata } from '../../../stored-content.ts'
import { embeddedMetadata } from '../embedded-metadata.ts'
import { isCover, type Probe } from './probe.ts'

/** The tags of a recording with their names in small letters; those of the sound where the container has none (Ogg). */
const tagsOf = ({ format, streams }: Probe): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...streams.filter(stream => !isCover(stream)).map(({ tags }) => tags ?? {}), format.tags ?? {}]
      .flatMap(Object.entries<string>)
      .map(([name, value]) => [name.toLowerCase(), value]),
  )

/** A day or year, of '2019-05-04T10:00:00Z' and '2019' alike. */
const dateOf = (text = ''): EmbeddedMetadata => {
  const [day] = text.match(/^\d{4}(-\d{2}(-\d{2})?)?/) ?? []
  const date = day === undefined || day.startsWith('0') ? undefined : readDate(day, 'en').date
  return date === undefined || day === undefined ? {} : { dateTaken: { ...date, text: day } }
}

/** Embedded metadata of a film or recording, for the fields people type. */
export function metadataOfTags(probe: Probe): EmbeddedMetadata {
  const tags = tagsOf(probe)
  return {
    ...embeddedMetadata({
      title: tags.title,
      by: tags.artist ?? tags.album_artist ?? tags.author,
      description: tags.description ?? tags.comment ?? tags.synopsis,
      keywords: tags.keywords ?? tags.genre,
      copyright: tags.copyright,
    }),
    ...dateOf(tags.date ?? tags['com.apple.quicktime.creationdate'] ?? tags.creation_time ?? tags.year),
  }
}
