/** The headers of every request (product text §7), by their purpose. */
export const headers = {
  userToken: 'user-token',
  language: 'language',
  acceptLanguage: 'accept-language',
  /** An installation id, generated once and kept. */
  serial: 'accept-serial',
  groupId: 'group-id',
  latitude: 'lat',
  longitude: 'lng',
  /** Only in mock mode, always "0". */
  mock: 'ismock',
} as const

export type HeaderName = (typeof headers)[keyof typeof headers]

/** Default values. The position is fixed: Nanshan, Shenzhen. */
export const headerDefaults = {
  groupId: '1',
  latitude: '22.5329',
  longitude: '113.9300',
  mock: '0',
} as const

/** A cookie of the web client with language, latitude and longitude, joined by `_`, for the page that embeds home's answers. */
export const placeCookie = 'linli-place'
