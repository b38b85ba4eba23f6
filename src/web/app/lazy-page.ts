import { type ComponentType, createElement, type FunctionComponent, use } from 'react'

/** The address of a module that could not be fetched, where the browser names it. */
const addressIn = (failure: unknown): string | undefined => {
  const [address = ''] = /https?:\/\/\S+/.exec(String(failure)) ?? []
  const end = address.lastIndexOf('.js')
  return end < 0 ? undefined : address.slice(0, end + '.js'.length)
}

/** Number of the current attempt; pages that failed in an earlier one are tried again. */
let turn = 0

/** Requests pages that failed to load again when they are next shown: after 'Try again', or after leaving the error. */
export const retryFailedPages = (): void => {
  turn += 1
}

/**
 * A page whose code is fetched when it is first needed, and again after a failure when the router next asks. The router's own
 * `lazyRouteComponent` reloads the window when the code cannot be had, which loses what is typed and ends at the browser's error
 * page while the server is down; this one fails to the nearest error component.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): FunctionComponent & { preload: () => Promise<void> } {
  let page: ComponentType | undefined
  let loading: Promise<void> | undefined
  let failures = 0
  let failed: string | undefined
  let failedLast: { readonly failure: unknown; readonly turn: number } | undefined
  /** Loads the module, after a failure under another address: a browser may cache the failure of the first for good. */
  const fetchPage = (): ReturnType<typeof load> =>
    failed === undefined ? load() : import(/* @vite-ignore */ `${failed}?again=${failures}`)
  const preload = () => {
    loading ??= fetchPage()
      .then(module => {
        // The address that failed was that of a dependency: requested again, it yields another module than the page.
        if (!module[name]) throw new Error(`no ${name} in its module`)
        page = module[name]
      })
      .catch((failure: unknown) => {
        loading = undefined
        failures += 1
        failed ??= addressIn(failure)
        failedLast = { failure, turn }
        throw failure
      })
    return loading
  }
  const Page = () => {
    // The nearest error boundary shows the failure, however often React renders in between.
    if (!page && failedLast?.turn === turn) throw failedLast.failure
    if (!page) use(preload())
    return page ? createElement(page) : null
  }
  return Object.assign(Page, { preload })
}
