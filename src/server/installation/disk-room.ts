import { statfs } from 'node:fs/promises'

/** Below this the database may stop writing in the middle of work. */
const leastBytes = 100 * 1024 * 1024

/** @throws {Error} when the disk of a folder has less room left than `least` bytes. */
export async function checkDiskRoom(folder: string, least: number = leastBytes): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < least) throw new Error(`the disk of ${folder} is nearly full`)
}
