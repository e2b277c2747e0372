import { report, type PromptOutcome, type Options } from './answer'
import type { Device } from './device'

/** A point in Nanshan in WGS 84 and in GCJ-02, the coordinate system of Chinese maps. */
export const here = {
  wgs84: { latitude: 22.543847, longitude: 113.912316 },
  gcj02: { latitude: 22.540796, longitude: 113.917176 },
}

type Point = (typeof here)['wgs84']

/** WeChat answers coordinates in the requested system; Alipay in GCJ-02, as text, and takes a numeric `type`. */
export function locationOf({ platform, given }: Device): Record<string, unknown> {
  if (given.has('getLocation')) return {}
  const tell = ({ latitude, longitude }: Point): PromptOutcome =>
    platform === 'weapp'
      ? { answer: { latitude, longitude, errMsg: 'getLocation:ok' } }
      : { answer: { latitude: `${latitude}`, longitude: `${longitude}` } }
  const located = ({ type }: { type?: unknown }): PromptOutcome => {
    if (platform === 'weapp') return tell(type === 'gcj02' ? here.gcj02 : here.wgs84)
    const isKnown = type === undefined || typeof type === 'number'
    return isKnown ? tell(here.gcj02) : { refusal: { error: 2, errorMessage: 'invalid parameter' } }
  }
  const getLocation = (options: Options & { type?: unknown }) => report('getLocation', located(options), options)
  return { getLocation }
}
