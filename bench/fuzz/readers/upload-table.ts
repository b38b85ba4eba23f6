import { type FuzzMuseum, type Outcome, outcomeOf } from '../fuzz-reader.ts'

/** Uploads a file as an import and throws it away again. */
export async function uploadTable(
  { call }: FuzzMuseum,
  name: string,
  type: string,
  content: Buffer,
): Promise<Outcome> {
  const path = `/api/v1/imports?type=${type}&name=${encodeURIComponent(name)}`
  const answer = await call('POST', path, content, 'application/octet-stream')
  const outcome = outcomeOf(answer)
  if (outcome !== 'read') return outcome
  const { id } = answer.body as { readonly id: string }
  return outcomeOf(await call('DELETE', `/api/v1/imports/${id}`))
}
