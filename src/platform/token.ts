import { Persisted } from './persisted'

/** The session's token; empty for a visitor. */
export const token = new Persisted('user-token', '')

export const signedIn = (): boolean => token.value !== ''
