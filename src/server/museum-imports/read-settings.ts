import type { z } from 'zod/mini'
import { ArchiveError } from '#server/museum-exports/index.ts'
import type { Taking } from './imports-context.ts'

/** The content of a file of settings; undefined where the archive has no such file. @throws {ArchiveError} for one of another shape */
export async function readSettings<Shape extends z.ZodMiniType>(
  { from: { archive } }: Pick<Taking, 'from'>,
  file: string,
  shape: Shape,
): Promise<z.output<Shape> | undefined> {
  const name = `${file}.json`
  if (!archive.has(name)) return undefined
  const { data, error } = shape.safeParse(await archive.json(name).catch(() => undefined))
  if (error)
    throw new ArchiveError(
      `${name}: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
    )
  return data
}
