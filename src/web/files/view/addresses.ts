import { downloadFile } from '#model/api/files/work.ts'
import { addressOf } from '../../platform/request/address.ts'

/** A file to be kept, as it was uploaded; the session's cookie opens it. */
export const downloadAddress = (id: string): string => addressOf(downloadFile, { params: { id } })
