/** An error whose message was written for whoever typed the command. */
export class UserError extends Error {}

/** Ends the process: with the message alone where it says all, with the whole error where nobody foresaw it. */
export function explain(error) {
  console.error(`\n${error instanceof UserError ? error.message : (error?.stack ?? error)}\n`)
  process.exit(1)
}
