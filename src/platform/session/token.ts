import { Persisted } from '@/platform/storage/persisted'

/** The session token; empty for a visitor. */
export const token = new Persisted('user-token', '', { shared: true })

/** Whether there is a session token; the server may have revoked it. */
export const signedIn = (): boolean => token.value !== ''

/** Mark of the session by which the device knows what belongs to it; empty for a visitor. */
export const sessionMark = (): string => token.value.slice(-8)
