import type { Bilingual } from '../../../database/schema'

/** A company that ships parcels. */
export interface Carrier {
  readonly key: string
  readonly name: Bilingual
  readonly phone: string
}

const carrier = (key: string, en: string, zh: string, phone: string): Carrier => ({ key, name: { en, zh }, phone })

/** The carriers that shops and customers can name, by the keys that tracking services use. */
export const carriers: readonly Carrier[] = [
  carrier('shunfeng', 'SF Express', '顺丰速运', '95338'),
  carrier('zhongtong', 'ZTO Express', '中通快递', '95311'),
  carrier('yuantong', 'YTO Express', '圆通速递', '95554'),
  carrier('yunda', 'Yunda Express', '韵达快递', '95546'),
  carrier('shentong', 'STO Express', '申通快递', '95543'),
  carrier('jd', 'JD Logistics', '京东物流', '950616'),
  carrier('ems', 'EMS', '中国邮政EMS', '11183'),
  carrier('youzhengguonei', 'China Post', '邮政快递包裹', '11185'),
  carrier('jtexpress', 'J&T Express', '极兔速递', '956025'),
  carrier('debangkuaidi', 'Deppon Express', '德邦快递', '95353'),
  carrier('danniao', 'Cainiao Express', '菜鸟速递', '95187'),
  carrier('annengwuliu', 'ANE Logistics', '安能物流', '956099'),
]

/** A carrier by its key; undefined for an unknown one. */
export const carrierOf = (key: string): Carrier | undefined => carriers.find((each) => each.key === key)
