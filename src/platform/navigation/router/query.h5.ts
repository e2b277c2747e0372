const pairOf = (text: string): [string, string] => {
  const end = text.indexOf('=')
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)]
}

/** Splits a query into its percent-encoded values; replaces `query-string` in Taro's router. */
const parse = (query: string): Record<string, string> =>
  Object.fromEntries(query.split('&').filter(Boolean).map(pairOf))

export default { parse }
