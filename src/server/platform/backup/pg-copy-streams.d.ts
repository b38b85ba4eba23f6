/** The package brings no types. */
declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream'
  import type { Submittable } from 'pg'

  /** `COPY … TO STDOUT`; `rowCount` is right once the stream has ended. */
  export function to(statement: string): Readable & Submittable & { readonly rowCount: number }
  /** `COPY … FROM STDIN`; `rowCount` is right once the stream has finished. */
  export function from(statement: string): Writable & Submittable & { readonly rowCount: number }
}
