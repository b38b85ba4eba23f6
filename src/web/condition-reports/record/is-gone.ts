import { CallError } from '../../platform/request/call-error.ts'

/** Whether what was to be changed is there no longer: somebody else deleted it. */
export const isGone = (failure: unknown): boolean => failure instanceof CallError && failure.status === 404
