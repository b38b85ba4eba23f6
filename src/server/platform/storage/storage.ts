import type { Readable } from 'node:stream'

/** Known facts of a file before it is stored; the stored file is refused if it turns out otherwise. */
export interface Expected {
  /** Bytes. */
  readonly size?: number
  /** 64 hexadecimal digits. */
  readonly sha256?: string
  /** Bytes as far as they can be estimated before, where they are not known: an object storage takes larger parts of what is larger. */
  readonly about?: number
}

export interface Stored {
  readonly size: number
  readonly sha256: string
}

/** Bytes from `start` to `end`, both included, as HTTP counts them; without `end` to the last. */
export interface ByteRange {
  readonly start: number
  readonly end?: number
}

export interface FileHead {
  readonly size: number
  readonly modified: Date
}

/**
 * The storage of the museums' files: a folder, or an object storage. A file is there whole or not at all, whenever the
 * process ends. Keys are made by the product (`<tenantId>/<id>/…`); every method throws a TypeError for any other.
 */
export interface Storage {
  /**
   * Stores a file, in place of one that has the key already. The stream is read to its end or destroyed.
   * @throws {StorageMismatchError} when size or checksum are not the expected ones; nothing is stored then.
   * @throws {CodedError} `unavailable` when the disk is full.
   */
  put(key: string, content: Readable, expected?: Expected): Promise<Stored>
  /** @throws {CodedError} `not_found`; {RangeError} when the range begins behind the end of the file. */
  get(key: string, range?: ByteRange): Promise<Readable>
  /**
   * Reads a part of a file at once, in as few requests as can be. Fewer bytes come where the file ends before.
   * @throws {CodedError} `not_found`; {RangeError} when the part begins behind the end of the file.
   */
  part(key: string, start: number, length: number): Promise<Buffer>
  /** Undefined when there is no such file. */
  head(key: string): Promise<FileHead | undefined>
  has(key: string): Promise<boolean>
  /** Returns the path of a file on this machine, for programs that need one; absent where files are stored elsewhere. */
  localPath?(key: string): string
  /** Bytes that the disk has room for; absent where files lie elsewhere. */
  room?(): Promise<number>
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>
  /** Keys of all files of a museum, in no order. */
  list(tenantId: string): AsyncIterable<string>
  /** Deletes all files of a museum, and what unfinished uploads have left of them. */
  deleteAll(tenantId: string, signal?: AbortSignal): Promise<void>
  /** Removes what uploads that never ended have left since before `before`. @returns how many. */
  tidy(before: Date): Promise<number>
  /** @throws {StorageError} with words for the operator of the server, when the storage cannot be used as it is set up. */
  check(): Promise<void>
}

export class StorageError extends Error {
  override name = 'StorageError'
}

/** Thrown when what arrived is not what was announced: the transfer was cut short or altered. */
export class StorageMismatchError extends StorageError {
  override name = 'StorageMismatchError'
}

/**
 * The part of a range that lies within a file of `size` bytes; nothing for the whole file.
 * @throws {RangeError} when no byte of it does.
 */
export function rangeWithin(size: number, range: ByteRange | undefined): { start?: number; end?: number } {
  if (!range) return {}
  const end = Math.min(range.end ?? size - 1, size - 1)
  if (range.start < 0 || range.start > end) throw new RangeError('the range lies outside the file')
  return { start: range.start, end }
}

/**
 * A key names a file in the storage, made by the product and never by a person: `<tenantId>/<id>/…` what belongs to a museum,
 * `avatars/…` pictures of people, who belong to none, and of museums; `backups/…` archives of the installation;
 * `deleted/…` archives of museums that are to be deleted, or were.
 * Lower case only, because some disks hold 'A' and 'a' for the same.
 */
const keyPattern = /^(?:avatars|backups|deleted|[1-9]\d{0,18})(\/[a-z0-9][a-z0-9._-]{0,127}){1,8}$/

const folderPattern = /^[1-9]\d{0,18}$/

/** @throws {TypeError} for anything but the folder of a museum: everything in it may be about to be deleted. */
export function checkFolder(folder: string): string {
  if (!folderPattern.test(folder)) throw new TypeError(`not a folder of a museum: ${JSON.stringify(folder)}`)
  return folder
}

/** @throws {TypeError} for anything but a plain key: a wrong one is a fault of the program. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new TypeError(`not a storage key: ${JSON.stringify(key)}`)
  return key
}
