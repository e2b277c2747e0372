import { pinyin } from 'pinyin-pro'
import type { Language } from '@contract/settings'
import type { Bilingual } from '../../../database/schema'

/** A company that ships parcels. */
export interface Carrier {
  readonly key: string
  readonly name: Bilingual
  readonly phone: string
  /** Whether tracking requires the last digits of the recipient's phone. */
  readonly wantsPhone?: true
}

/** The carriers that shops and customers can name, by the keys that tracking services use. */
export const carriers: readonly Carrier[] = [
  { key: 'shunfeng', name: { en: 'SF Express', zh: '顺丰速运' }, phone: '95338', wantsPhone: true },
  { key: 'zhongtong', name: { en: 'ZTO Express', zh: '中通快递' }, phone: '95311', wantsPhone: true },
  { key: 'yuantong', name: { en: 'YTO Express', zh: '圆通速递' }, phone: '95554' },
  { key: 'yunda', name: { en: 'Yunda Express', zh: '韵达快递' }, phone: '95546' },
  { key: 'shentong', name: { en: 'STO Express', zh: '申通快递' }, phone: '95543' },
  { key: 'jd', name: { en: 'JD Logistics', zh: '京东物流' }, phone: '950616' },
  { key: 'ems', name: { en: 'EMS', zh: '中国邮政EMS' }, phone: '11183' },
  { key: 'youzhengguonei', name: { en: 'China Post', zh: '邮政快递包裹' }, phone: '11185' },
  { key: 'jtexpress', name: { en: 'J&T Express', zh: '极兔速递' }, phone: '956025' },
  { key: 'debangkuaidi', name: { en: 'Deppon Express', zh: '德邦快递' }, phone: '95353' },
  { key: 'danniao', name: { en: 'Cainiao Express', zh: '菜鸟速递' }, phone: '95187' },
  { key: 'annengwuliu', name: { en: 'ANE Logistics', zh: '安能物流' }, phone: '956099' },
]

/** A carrier by its key; undefined for an unknown one. */
export const carrierOf = (key: string): Carrier | undefined => carriers.find((each) => each.key === key)

/** The letter under which a carrier is listed in a language: the first of its name, in Chinese of its pinyin. */
export const letterOf = ({ name }: Carrier, language: Language): string =>
  pinyin(name[language], { toneType: 'none', type: 'array' }).join('').charAt(0).toUpperCase()
