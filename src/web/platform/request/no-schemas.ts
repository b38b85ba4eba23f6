/**
 * Stands in for `zod/mini` and the checks of validators in the contract (#model/api) when the client is built: the client takes address and types from an
 * endpoint, never its schemas, so the library that checks them need not be loaded (vite.config.ts).
 */
export const z: unknown = new Proxy(() => z, { get: () => z, apply: () => z })

/** For the checks that validators make, and what they find. */
export const checked = z
export const problemIssue = z
