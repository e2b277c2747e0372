import { token } from './token'

/** Marks the current session: the end of its token, which identifies it without being its key. */
export const sessionMark = (): string => token.value.slice(-8)
