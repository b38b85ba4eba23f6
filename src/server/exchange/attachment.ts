import type { TableKind } from './tables/index.ts'

const mediaTypes: Readonly<Record<TableKind, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Headers under which a table is downloaded. The name is plain in the one form and whole in the other (RFC 6266). */
export const attachmentOf = (kind: TableKind, name: string) => {
  const file = `${name}.${kind}`
  const plain = file.replace(/[^\w .()-]+/g, '_')
  return {
    'content-type': mediaTypes[kind],
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file)}`,
  }
}
