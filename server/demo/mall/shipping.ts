import type { ShippingRule } from '../../database/schema'
import { bilingual, fen } from '../city/menu'
import type { Pair } from '../city/source'
import type { MallTemplate, MallWarehouse } from './types'

/** Prefixes of codes (GB/T 2260): Hong Kong, Macao and Taiwan, which are not shipped to. */
const overseas = ['71', '81', '82']
const [xinjiang, tibet, qinghai, innerMongolia, gansu, hainan, heilongjiang, jilin] = [
  '65',
  '54',
  '63',
  '15',
  '62',
  '46',
  '23',
  '22',
] as const
const shenzhen = '4403'
const nanshan = '440305'

interface Steps {
  regions?: string[]
  first: number
  /** In yuan, as the other amounts. */
  fee: number
  step: number
  more: number
  freeOver?: number
  freeCount?: number
}

const rule = ({ regions = [], first, fee, step, more, freeOver, freeCount }: Steps): ShippingRule => ({
  regions,
  first,
  firstFee: fen(fee),
  step,
  stepFee: fen(more),
  freeOver: freeOver === undefined ? null : fen(freeOver),
  freeCount: freeCount ?? null,
})

interface TemplateSource extends Pick<MallTemplate, 'unit'> {
  name: Pair
  /** `home` is the code of the shop's city. */
  rules: (home: string) => Steps[]
  excluded: string[]
}

const provinceOf = (home: string) => home.slice(0, 2)

const sources = {
  parcel: {
    name: ['Standard parcels', '普通快递'],
    unit: 'weight',
    rules: (home) => [
      { first: 1000, fee: 8, step: 500, more: 2, freeOver: 99 },
      { regions: [provinceOf(home)], first: 1000, fee: 6, step: 1000, more: 1, freeOver: 79 },
      { regions: [home], first: 1000, fee: 5, step: 1000, more: 0.5, freeOver: 59 },
      { regions: [qinghai, innerMongolia, gansu, hainan], first: 1000, fee: 14, step: 500, more: 6, freeOver: 299 },
    ],
    excluded: [xinjiang, tibet, ...overseas],
  },
  small: {
    name: ['Small parcels', '小件快递'],
    unit: 'weight',
    rules: (home) => [
      { first: 500, fee: 6, step: 500, more: 2, freeOver: 69 },
      { regions: [home], first: 500, fee: 5, step: 500, more: 1, freeOver: 59 },
      { regions: [nanshan], first: 1000, fee: 3, step: 500, more: 1, freeOver: 49 },
      { regions: [xinjiang, qinghai, innerMongolia], first: 500, fee: 16, step: 500, more: 8, freeOver: 399 },
    ],
    excluded: [tibet, ...overseas],
  },
  piece: {
    name: ['By the piece', '按件计费'],
    unit: 'piece',
    rules: () => [
      { first: 1, fee: 6, step: 1, more: 2, freeOver: 59, freeCount: 3 },
      { regions: [shenzhen], first: 1, fee: 5, step: 1, more: 1, freeOver: 49, freeCount: 2 },
      { regions: [xinjiang, qinghai, innerMongolia], first: 1, fee: 18, step: 1, more: 10, freeOver: 259 },
    ],
    excluded: [tibet, ...overseas],
  },
  heavy: {
    name: ['Heavy goods', '重货快运'],
    unit: 'weight',
    rules: (home) => [
      { first: 5000, fee: 12, step: 1000, more: 1.5, freeOver: 199 },
      { regions: [provinceOf(home)], first: 5000, fee: 9, step: 1000, more: 1, freeOver: 159 },
      { regions: [qinghai, innerMongolia, gansu, hainan], first: 5000, fee: 28, step: 1000, more: 4 },
    ],
    excluded: [xinjiang, tibet, ...overseas],
  },
  bulky: {
    name: ['Large items, to the door', '大件送货上门'],
    unit: 'volume',
    rules: (home) => [
      { first: 60_000, fee: 25, step: 60_000, more: 10, freeOver: 999 },
      { regions: [provinceOf(home), '44'], first: 60_000, fee: 15, step: 60_000, more: 6, freeOver: 599 },
      { regions: [shenzhen], first: 60_000, fee: 12, step: 60_000, more: 5, freeOver: 499 },
    ],
    excluded: [xinjiang, tibet, qinghai, hainan, ...overseas],
  },
  fresh: {
    name: ['Fresh by air and road', '生鲜速运'],
    unit: 'weight',
    rules: () => [
      { first: 3000, fee: 10, step: 1000, more: 2, freeOver: 79 },
      { regions: ['44', '33', '32', '31'], first: 3000, fee: 8, step: 1000, more: 1.5, freeOver: 59 },
      { regions: [gansu, hainan, heilongjiang], first: 3000, fee: 20, step: 1000, more: 6, freeOver: 299 },
    ],
    excluded: [xinjiang, tibet, qinghai, innerMongolia, ...overseas],
  },
  cold: {
    name: ['Cold chain', '冷链配送'],
    unit: 'weight',
    rules: (home) => [
      { first: 2000, fee: 18, step: 1000, more: 4, freeOver: 199 },
      { regions: ['44', provinceOf(home), '31'], first: 2000, fee: 12, step: 1000, more: 3, freeOver: 149 },
    ],
    excluded: [xinjiang, tibet, qinghai, innerMongolia, gansu, hainan, heilongjiang, jilin, ...overseas],
  },
  plant: {
    name: ['Plants in their pots', '绿植专送'],
    unit: 'volume',
    rules: (home) => [
      { first: 10_000, fee: 9, step: 10_000, more: 4, freeOver: 99 },
      { regions: [provinceOf(home)], first: 10_000, fee: 6, step: 10_000, more: 2, freeOver: 69 },
    ],
    excluded: [xinjiang, tibet, innerMongolia, heilongjiang, jilin, ...overseas],
  },
  letter: {
    name: ['Cards by letter', '卡券信件'],
    unit: 'piece',
    rules: () => [{ first: 10, fee: 0, step: 1, more: 0 }],
    excluded: [...overseas],
  },
} satisfies Record<string, TemplateSource>

export type TemplateName = keyof typeof sources

const sourceOf = (name: TemplateName): TemplateSource => sources[name]

/** A shop's template; `home` is the code of its city, such as 3301. */
export const templateOf = (shop: string, name: TemplateName, home: string): MallTemplate => {
  const source = sourceOf(name)
  return {
    key: `${shop}-${name}`,
    name: bilingual(source.name),
    unit: source.unit,
    rules: source.rules(home).map(rule),
    excluded: source.excluded,
  }
}

/** The warehouses that shops share, from the first to the last that is asked. */
export const warehouses: MallWarehouse[] = [
  { key: 'hangzhou', name: { en: 'Hangzhou', zh: '杭州' }, regionCode: '330106' },
  { key: 'foshan', name: { en: 'Foshan', zh: '佛山' }, regionCode: '440605' },
  { key: 'chengdu', name: { en: 'Chengdu', zh: '成都' }, regionCode: '510114' },
  { key: 'tianjin', name: { en: 'Tianjin', zh: '天津' }, regionCode: '120114' },
  { key: 'dandong', name: { en: 'Dandong', zh: '丹东' }, regionCode: '210603' },
]
