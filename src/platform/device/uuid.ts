/**
 * A random UUID (RFC 9562, version 4). Not for security: `Math.random`, since mini-programs and React Native have no
 * `crypto`.
 */
export const uuid = (): string =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const digit = Math.floor(Math.random() * 16)
    return (place === 'x' ? digit : 8 + (digit % 4)).toString(16)
  })
