/**
 * The ways of paying that this platform can carry out. The server offers what a deployment has; what a client cannot carry
 * out, such as a provider of another platform or of a later version, it does not draw.
 */
const doors: readonly string[] = ['balance']

/** Whether this client can carry out a way of paying. */
export const canPayBy = (kind: string): boolean => doors.includes(kind)
