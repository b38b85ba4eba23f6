/** True when the built client is of the sources as they are. */
export function isWebBuildFresh(): boolean
