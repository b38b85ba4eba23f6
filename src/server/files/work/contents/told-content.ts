import type { FileContent } from '#model/api/files/work.ts'
import type { FileRow } from '../../store/contents.ts'

/** A content of a file as it is told. */
export const toldContent = (row: FileRow): FileContent => ({
  version: row.version,
  current: row.current,
  name: row.name,
  fileType: row.mime,
  bytes: Number(row.bytes),
  resolution: row.width !== null && row.height !== null ? `${row.width} × ${row.height}` : null,
  at: row.created_at.toISOString(),
})
