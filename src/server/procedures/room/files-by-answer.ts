import type { HandedInFile } from '#model/api/procedures/room.ts'
import type { AttachmentRecord } from '../store/attachments.ts'

/** What was handed in from outside, as those outside may read it: under the names it had there. */
export function filesByAnswer(rows: readonly AttachmentRecord[]): Record<string, HandedInFile[]> {
  const told = rows.flatMap(({ answer, handed_in_as: name, created_at: at }) =>
    answer === null || name === null ? [] : [{ answer, name, at: at.toISOString() }],
  )
  return Object.fromEntries(
    [...Map.groupBy(told, ({ answer }) => answer)].map(([answer, files]) => [
      answer,
      files.map(({ name, at }) => ({ name, at })),
    ]),
  )
}
