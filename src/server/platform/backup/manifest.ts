import { z } from 'zod'

/** Raised when an older version could not read what we write. */
export const formatVersion = 1

const count = z.number().check(z.int(), z.nonnegative())

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: count,
  /** Members of the archive that hold it, one after the other. */
  parts: count,
})

const manifestSchema = z.object({
  format: z.literal(formatVersion),
  product: z.object({ name: z.literal('Vitrine'), version: z.string() }),
  /** ISO 8601. */
  madeAt: z.string(),
  postgres: z.string(),
  /** Number of the last migration: the shape the tables have. */
  migration: count,
  /** Version of the job queue's tables, which it migrates itself; null when there were none. */
  queueVersion: z.nullable(z.number()),
  museums: count,
  /** In the order in which they can be loaded: a table comes after those it points to. */
  tables: z.array(tableSchema),
  sequences: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      /** The number it gives out next, as a string: it may exceed what a JavaScript number holds. */
      next: z.string().check(z.regex(/^-?\d+$/)),
    }),
  ),
  files: z.object({
    /** False when the files are kept in an object storage, which has its own backups. */
    included: z.boolean(),
    count,
    bytes: count,
    /** Files that were deleted while the backup was made. */
    vanished: count,
  }),
  secretIncluded: z.boolean(),
})

/** Manifest of an archive; its last member but one. */
export type Manifest = z.infer<typeof manifestSchema>
export type TableEntry = z.infer<typeof tableSchema>

/** @returns undefined when it is not a manifest of this format. */
export const parseManifest = (text: string): Manifest | undefined => {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * Members of the archive, in their order: tables, files, secret, manifest, checksums. Ordinary tools read it too:
 * `tar --zstd -xf <file>`, then `sha256sum -c SHA256SUMS`.
 */
export const members = {
  tablePart: (table: { schema: string; name: string }, part: number): string =>
    `database/${table.schema}.${table.name}/${String(part).padStart(6, '0')}.copy`,
  /** @param path below the folder of files, with slashes. */
  file: (path: string): string => `files/${path}`,
  secret: 'secret',
  manifest: 'manifest.json',
  checksums: 'SHA256SUMS',
}
