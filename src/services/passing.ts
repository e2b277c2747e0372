import { failureOf, NetworkError } from './failures'

/**
 * Whether the same request may succeed later: without an answer, after a fault of the server, or while it limits calls.
 * Any other refusal would only be repeated.
 */
export const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError
    ? error.status < 400 || error.status >= 500 || [408, 429].includes(error.status)
    : failureOf(error) === 'tooManyRequests'
