import type { z } from 'zod/mini'
import type { settingRows } from '#server/museum-exports/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Taking } from '../imports-context.ts'

/** A setting as it may come over. */
export interface Setting {
  /** Tells it from others of its file, whenever the archive is read. */
  readonly key: string
  /** Name by which it is told to people. */
  readonly name: string
  /** False for what this version would not keep. */
  readonly fits: boolean
  /** @returns false where the museum has one of its own already */
  take(tx: TenantTransaction, taking: Taking): Promise<boolean>
}

/** Settings of a file. */
export interface SettingsOfFile {
  readonly file: keyof typeof settingRows
  readonly shape: z.ZodMiniType
  /** True where people have given the names of its settings, in which the log tells them. */
  readonly named: boolean
  items(content: unknown): readonly Setting[]
}

type Content<File extends keyof typeof settingRows> = z.output<(typeof settingRows)[File]>

/** Declares how the settings of a file come over. */
export const settingsOf = <File extends keyof typeof settingRows>(
  file: File,
  shape: (typeof settingRows)[File],
  items: (content: Content<File>) => readonly Setting[],
  { named = false } = {},
): SettingsOfFile => ({ file, shape, named, items: content => items(content as Content<File>) })
