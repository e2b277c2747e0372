/** The beginning of addresses that are a secret while they hold: those of private pictures. */
export const privatePrefix = '/private/'

/** An address as it is logged: without its query, and without the proof in a signed one. */
export const loggedUrl = (url: string): string => {
  const [path = ''] = url.split('?')
  return path.startsWith(privatePrefix) ? `${privatePrefix}…` : path
}
