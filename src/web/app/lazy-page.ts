import { type ComponentType, createElement, type FunctionComponent, use } from 'react'

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
  const preload = () => {
    loading ??= load().then(
      module => {
        page = module[name]
      },
      (failure: unknown) => {
        loading = undefined
        throw failure
      },
    )
    return loading
  }
  const Page = () => {
    if (!page) use(preload())
    return page ? createElement(page) : null
  }
  return Object.assign(Page, { preload })
}
