import { Persisted } from './persisted'

/** The session's token; empty for a visitor. */
export const token = new Persisted('user-token', '')

/** Whether there is a session; the server may have ended it. */
export const signedIn = (): boolean => token.value !== ''
