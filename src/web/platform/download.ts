import type { Endpoint, InputOf } from '#model/api/endpoint.ts'
import { fetchFile } from './fetch-file.ts'
import { saveFile } from './save-file.ts'

/** Fetches a file of any kind and hands it to the browser. @throws {CallError} */
export async function download<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<void> {
  saveFile(await fetchFile(endpoint, input))
}
