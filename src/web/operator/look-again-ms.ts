/** How often the console asks anew for what others may change meanwhile. */
export const lookAgainMs = 10_000
