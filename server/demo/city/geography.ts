import { positionOfPoint } from '@contract/city-plan'
import type { Random } from './random'
import type { Bilingual, CityPlace } from './types'

/** Keyuan Garden, Nanshan, Shenzhen: the demo customer's home. */
export const cityCentre = { latitude: 22.5329, longitude: 113.93 }

/** The point `meters` away from the city centre, `bearing` degrees clockwise from north, to a tenth of a metre. */
export const pointAt = (meters: number, bearing: number) => {
  const angle = (bearing * Math.PI) / 180
  const { latitude, longitude } = positionOfPoint(cityCentre, [meters * Math.sin(angle), meters * Math.cos(angle)])
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) }
}

const roads: Bilingual[] = [
  { en: 'Keyuan Rd', zh: '科苑路' },
  { en: 'Keji South Rd', zh: '科技南路' },
  { en: 'Gaoxin South 1st Ave', zh: '高新南一道' },
  { en: 'Shennan Ave', zh: '深南大道' },
  { en: 'Xuefu Rd', zh: '学府路' },
  { en: 'Nanhai Ave', zh: '南海大道' },
  { en: 'Haide 3rd Ave', zh: '海德三道' },
  { en: 'Houhai Ave', zh: '后海大道' },
  { en: 'Guimiao Rd', zh: '桂庙路' },
  { en: 'Chuangye Rd', zh: '创业路' },
  { en: 'Nanguang Rd', zh: '南光路' },
  { en: 'Dengliang Rd', zh: '登良路' },
  { en: 'Baishi Rd', zh: '白石路' },
  { en: 'Wenxin 5th Rd', zh: '文心五路' },
]

/** A random address in the district. */
export const drawAddress = (random: Random): Bilingual => {
  const road = random.pick(roads)
  const [number, shop] = [random.whole(6, 188), random.whole(1, 3) * 100 + random.whole(1, 18)]
  return {
    en: `Shop ${shop}, ${number} ${road.en}, Nanshan, Shenzhen`,
    zh: `深圳市南山区${road.zh}${number}号${shop}铺`,
  }
}

/** A phone number that cannot exist: no subscriber number in China begins with 0 after its area code. */
export const drawPhone = (random: Random) => `0755-0${random.whole(1_000_000, 9_999_999)}`

/** Nanshan District in Shenzhen. */
const regionCode = '440305'

/** The places of the location picker. */
export const places: CityPlace[] = [
  { name: { en: 'Keyuan Garden, Bldg 3', zh: '科苑花园 3 栋' }, regionCode, ...pointAt(0, 0) },
  { name: { en: 'Science Park', zh: '科技园' }, regionCode, ...pointAt(1300, 62) },
  { name: { en: 'Shenzhen University', zh: '深圳大学' }, regionCode, ...pointAt(900, 250) },
  { name: { en: 'Shenzhen Bay Park', zh: '深圳湾公园' }, regionCode, ...pointAt(2600, 140) },
  { name: { en: 'Coastal City', zh: '海岸城' }, regionCode, ...pointAt(1900, 165) },
  { name: { en: 'Nantou Old Town', zh: '南头古城' }, regionCode, ...pointAt(1700, 310) },
]
