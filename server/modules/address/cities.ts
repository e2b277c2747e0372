import type { City } from '@contract/entities/address'
import type { Position } from '@contract/entities/common'
import type { Language } from '@contract/settings'
import { distanceMeters } from '../../geo'
import { areaName } from './areas'

type Row = readonly [code: string, latitude: number, longitude: number]

/** Selectable cities by GB/T 2260 code with the coordinates of their centres; popular ones first. */
const rows: readonly Row[] = [
  ['440300', 22.5431, 114.0579],
  ['440100', 23.1291, 113.2644],
  ['110100', 39.9042, 116.4074],
  ['310100', 31.2304, 121.4737],
  ['330100', 30.2741, 120.1551],
  ['510100', 30.5728, 104.0668],
  ['500100', 29.563, 106.5516],
  ['420100', 30.5928, 114.3055],
  ['320500', 31.2989, 120.5853],
  ['120100', 39.0842, 117.2009],
  ['130100', 38.0428, 114.5149],
  ['140100', 37.8706, 112.5489],
  ['150100', 40.8426, 111.7492],
  ['210100', 41.8057, 123.4315],
  ['210200', 38.914, 121.6147],
  ['220100', 43.8171, 125.3235],
  ['230100', 45.8038, 126.535],
  ['320100', 32.0603, 118.7969],
  ['320200', 31.4912, 120.3119],
  ['320400', 31.811, 119.974],
  ['320600', 31.9802, 120.8943],
  ['330200', 29.8683, 121.544],
  ['330300', 27.9938, 120.6994],
  ['330400', 30.7522, 120.755],
  ['330700', 29.0791, 119.6474],
  ['340100', 31.8206, 117.2272],
  ['350100', 26.0745, 119.2965],
  ['350200', 24.4798, 118.0894],
  ['350500', 24.8741, 118.6757],
  ['360100', 28.682, 115.8579],
  ['370100', 36.6512, 117.1201],
  ['370200', 36.0671, 120.3826],
  ['370600', 37.4638, 121.4479],
  ['410100', 34.7466, 113.6254],
  ['410300', 34.6197, 112.454],
  ['430100', 28.2282, 112.9388],
  ['440400', 22.271, 113.5767],
  ['440600', 23.0215, 113.1214],
  ['441300', 23.1115, 114.4152],
  ['441900', 23.0207, 113.7518],
  ['442000', 22.5176, 113.3928],
  ['450100', 22.817, 108.3669],
  ['450300', 25.2736, 110.29],
  ['460100', 20.044, 110.1983],
  ['460200', 18.2528, 109.512],
  ['520100', 26.647, 106.6302],
  ['530100', 24.8801, 102.8329],
  ['540100', 29.65, 91.1409],
  ['610100', 34.3416, 108.9398],
  ['620100', 36.0611, 103.8343],
  ['630100', 36.6171, 101.7782],
  ['640100', 38.4872, 106.2309],
  ['650100', 43.8256, 87.6168],
]

const HOT = 9

/** Beyond this distance in metres from every known place, only the city is shown. */
export const placeReach = 50_000

const cityOf = ([code, latitude, longitude]: Row, language: Language): City => {
  const { name, letter } = areaName(code, language)
  const { name: alias } = areaName(code, language === 'zh' ? 'en' : 'zh')
  return { code, name, alias, letter, latitude, longitude }
}

/** Sorts by letter and then by English name, since the order of Chinese characters is not that of their pinyin. */
function byName(language: Language) {
  const latin = ({ name, alias }: City) => (language === 'en' ? name : alias)
  return (one: City, other: City) => one.letter.localeCompare(other.letter) || latin(one).localeCompare(latin(other))
}

/** The cities of the picker: all in order of their letter, and the popular ones. */
export function cityList(language: Language): { hot: City[]; items: City[] } {
  const cities = rows.map((row) => cityOf(row, language))
  return { hot: cities.slice(0, HOT), items: [...cities].sort(byName(language)) }
}

/** The city whose centre is nearest to a position. */
export function nearestCity(place: Position, language: Language): City {
  const far = ([, latitude, longitude]: Row) => distanceMeters(place, { latitude, longitude })
  const [first, ...rest] = rows
  if (!first) throw new Error('there are no cities')
  return cityOf(
    rest.reduce((nearest, row) => (far(row) < far(nearest) ? row : nearest), first),
    language,
  )
}
