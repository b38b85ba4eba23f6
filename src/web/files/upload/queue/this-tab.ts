/** Names this tab among those of the browser. */
export const thisTab = `vitrine.uploads.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`

/** Says to the other tabs that this one is there, until it is closed: its uploads are its own. */
export function claimTab(): void {
  navigator.locks?.request(thisTab, () => new Promise<never>(() => undefined)).catch(() => undefined)
}

/** The tabs that are there. Where the browser cannot say, none but this one. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query().catch(() => undefined))?.held ?? []
  return new Set([thisTab, ...held.flatMap(({ name }) => name ?? [])])
}
