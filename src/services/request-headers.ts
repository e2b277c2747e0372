import { headerDefaults, headers } from '@contract/headers'
import { language } from '@/platform/session/language'
import { Persisted } from '@/platform/storage/persisted'
import { token } from '@/platform/session/token'

interface Place {
  latitude: number
  longitude: number
}

/** The place sent with requests; null while none is known. Set by PlaceState. */
export const requestPlace = new Persisted<Place | null>('request-place', null)

/** Installation id, created once. */
const serial = new Persisted('serial', '')

const randomSerial = () =>
  Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 8).padEnd(6, '0')).join('')

/** The headers of every request (product text §7). */
export function commonHeaders(): Record<string, string> {
  if (!serial.value) serial.set(randomSerial())
  const place = requestPlace.value
  return {
    [headers.userToken]: token.value,
    [headers.language]: language.value,
    [headers.acceptLanguage]: language.value === 'zh' ? 'zh-CN' : 'en',
    [headers.serial]: serial.value,
    [headers.groupId]: headerDefaults.groupId,
    [headers.latitude]: String(place?.latitude ?? headerDefaults.latitude),
    [headers.longitude]: String(place?.longitude ?? headerDefaults.longitude),
    ...(process.env.TARO_APP_MOCK ? { [headers.mock]: headerDefaults.mock } : {}),
  }
}
