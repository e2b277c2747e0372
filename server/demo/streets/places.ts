import type { CityPlan, PlanPoint } from '@contract/city-plan'
import type { PlaceKind } from '@contract/calls/map'
import { pointOfPosition, positionOfPoint } from '@contract/city-plan'
import { Random } from '../city/random'
import type { Bilingual, CityPlace } from '../city/types'

/** A place of the demo city that somebody may want a rider to come to. */
export interface KnownPlace extends CityPlace {
  readonly kind: PlaceKind
  readonly address: Bilingual
}

const prefixes: Bilingual[] = [
  { en: 'Haiyi', zh: '海逸' },
  { en: 'Jinyu', zh: '金屿' },
  { en: 'Yunhai', zh: '云海' },
  { en: 'Xinghe', zh: '星禾' },
  { en: 'Lanwan', zh: '蓝湾' },
  { en: 'Cuilin', zh: '翠林' },
  { en: 'Taoyuan', zh: '桃苑' },
  { en: 'Lilin', zh: '荔林' },
  { en: 'Binhai', zh: '滨澜' },
  { en: 'Xuelin', zh: '学邻' },
  { en: 'Haiyue', zh: '海悦' },
  { en: 'Huijing', zh: '汇境' },
  { en: 'Mingyuan', zh: '明远' },
  { en: 'Heyi', zh: '和颐' },
  { en: 'Zhuyun', zh: '竹韵' },
  { en: 'Fenglin', zh: '枫临' },
  { en: 'Yinghai', zh: '映海' },
  { en: 'Chenxi', zh: '晨熙' },
  { en: 'Wutong', zh: '梧桐里' },
  { en: 'Qinghe', zh: '青禾' },
  { en: 'Bolan', zh: '博览' },
  { en: 'Yuanshan', zh: '远山' },
  { en: 'Lanting', zh: '兰亭' },
  { en: 'Baixi', zh: '柏溪' },
]

const suffixes: Record<Exclude<PlaceKind, 'landmark'>, Bilingual[]> = {
  home: [
    { en: 'Garden', zh: '花园' },
    { en: 'Court', zh: '雅苑' },
    { en: 'Residence', zh: '名邸' },
    { en: 'Apartments', zh: '公寓' },
    { en: 'Homes', zh: '家园' },
    { en: 'Terrace', zh: '台' },
  ],
  office: [
    { en: 'Tower', zh: '大厦' },
    { en: 'Tech Park', zh: '科技园' },
    { en: 'Centre', zh: '中心' },
    { en: 'Startup Square', zh: '创业广场' },
    { en: 'Software Base', zh: '软件基地' },
  ],
  school: [
    { en: 'Primary School', zh: '小学' },
    { en: 'Middle School', zh: '中学' },
    { en: 'Kindergarten', zh: '幼儿园' },
  ],
  other: [
    { en: 'Plaza', zh: '商业广场' },
    { en: 'Clinic', zh: '门诊部' },
    { en: 'Market', zh: '农贸市场' },
    { en: 'Sports Hall', zh: '体育馆' },
    { en: 'Library', zh: '图书馆' },
    { en: 'Food Street', zh: '美食街' },
    { en: 'Community Hall', zh: '社区服务中心' },
    { en: 'Hospital', zh: '医院' },
  ],
}

/** A kind for each number below ten. */
const shares = ['home', 'home', 'home', 'home', 'office', 'office', 'office', 'office', 'other', 'school'] as const

/** Distance from the centre within which houses have a name, in metres. */
const reach = 3_500

const middle = (ring: readonly PlanPoint[]): PlanPoint => {
  const [x, y] = [0, 1].map((axis) => ring.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / ring.length)
  return [x ?? 0, y ?? 0]
}

/** The named street next to a point, and a number on it that grows along the way. */
function addressAt(plan: CityPlan, [x, y]: PlanPoint): Bilingual {
  let found = { far: Infinity, along: 0, name: plan.streets[0]?.name }
  for (const { name, points } of plan.streets) {
    if (!name) continue
    let along = 0
    points.forEach(([px, py], index) => {
      const [bx, by] = points[index - 1] ?? [px, py]
      along += Math.hypot(px - bx, py - by)
      const far = Math.hypot(px - x, py - y)
      if (far < found.far) found = { far, along, name }
    })
  }
  const number = 2 + 2 * Math.round((found.along + found.far) / 40)
  return { en: `${number} ${found.name?.en ?? ''}, Nanshan`, zh: `南山区${found.name?.zh ?? ''}${number}号` }
}

/** The houses that have a name, from the city's centre outwards; names are unique. */
function namedHouses(plan: CityPlan, seed: number, regionCode: string): KnownPlace[] {
  const random = new Random(seed)
  const taken = new Set<string>()
  const points = plan.blocks.map(middle).filter((point) => Math.hypot(...point) <= reach)
  const outwards = points.sort((one, other) => Math.hypot(...one) - Math.hypot(...other))
  return outwards.flatMap((point) => {
    const [kind, prefix, isNamed] = [random.pick(shares), random.pick(prefixes), random.chance(0.6)]
    const suffix = random.pick(suffixes[kind])
    const name = { en: `${prefix.en} ${suffix.en}`, zh: `${prefix.zh}${suffix.zh}` }
    if (!isNamed || taken.has(name.en)) return []
    taken.add(name.en)
    const { latitude, longitude } = positionOfPoint(plan.centre, point)
    const position = { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) }
    return [{ kind, name, regionCode, address: addressAt(plan, point), ...position }]
  })
}

/** The landmarks of the demo city with their street addresses, then the houses that have a name. */
export function knownPlaces(landmarks: readonly CityPlace[], plan: CityPlan, seed: number): KnownPlace[] {
  const known = landmarks.map((place) => {
    return { ...place, kind: 'landmark' as const, address: addressAt(plan, pointOfPosition(plan.centre, place)) }
  })
  return [...known, ...namedHouses(plan, seed, landmarks[0]?.regionCode ?? '')]
}
