import type { Bilingual } from '../../database/schema'
import { fen } from '../city/menu'
import { wordOf } from './words'

/** Effect of an axis on price and weight. */
interface Kind {
  readonly name: Bilingual
  readonly value: (text: string) => Bilingual
  /** Whether a value is an amount, of which more costs and weighs more. */
  readonly isAmount: boolean
  /** The grams of a net amount of one. */
  readonly grams?: number
}

const amount = (en: string, zh: string, one: string, counter: string, grams?: number): Kind => ({
  name: { en, zh },
  value: (text) => ({ en: `${text} ${one}`, zh: `${text}${counter}` }),
  isAmount: true,
  ...(grams ? { grams } : {}),
})

const pack = { en: 'Pack', zh: '规格' }

/** Things that are counted: "1 bottle", "6 bottles". */
const counted = (one: string, counter: string, many = `${one}s`): Kind => ({
  name: pack,
  value: (text) => ({ en: `${text} ${text === '1' ? one : many}`, zh: `${text}${counter}` }),
  isAmount: true,
})

/** Numbers that cost the same. */
const measure = (en: string, zh: string, before: string, unit: string, counter: string): Kind => ({
  name: { en, zh },
  value: (text) => ({ en: `${before}${text}${unit}`, zh: `${text}${counter}` }),
  isAmount: false,
})

const word = (en: string, zh: string): Kind => ({ name: { en, zh }, value: wordOf, isAmount: false })

const kinds: Readonly<Record<string, Kind>> = {
  kg: {
    name: pack,
    value: (text) => ({ en: `${text} kg`, zh: `${Number(text) * 2}斤装` }),
    isAmount: true,
    grams: 1000,
  },
  g: amount('Net weight', '净含量', 'g', '克', 1),
  ml: amount('Volume', '容量', 'ml', '毫升', 1),
  l: amount('Volume', '容量', 'L', '升', 1000),
  m: amount('Length', '长度', 'm', '米'),
  cm: amount('Size', '尺寸', 'cm', '厘米'),
  mass: amount('Weight', '重量', 'kg', '公斤', 1000),
  pot: amount('Pot', '盆径', 'cm pot', '厘米盆'),
  width: amount('Width', '宽度', 'm wide', '米宽'),
  drop: amount('Drop', '高度', 'm high', '米高'),
  pc: {
    name: pack,
    value: (text) => (text === '1' ? { en: 'Single', zh: '单个装' } : { en: `Pack of ${text}`, zh: `${text}个装` }),
    isAmount: true,
  },
  bag: counted('bag', '袋'),
  book: counted('book', '册'),
  bottle: counted('bottle', '瓶'),
  box: counted('box', '盒', 'boxes'),
  bunch: counted('bunch', '串', 'bunches'),
  brick: counted('piece', '块'),
  can: counted('can', '罐'),
  pair: counted('pair', '双'),
  piece: counted('piece', '片'),
  roll: counted('roll', '卷'),
  stem: counted('stem', '枝'),
  tube: counted('tube', '筒'),
  week: counted('week', '周'),
  bed: measure('Bed', '适用床宽', '', ' m bed', '米床'),
  height: measure('Height', '身高', '', ' cm', '厘米'),
  lb: measure('Tension', '磅数', '', ' lb', '磅'),
  lm: measure('Brightness', '亮度', '', ' lm', '流明'),
  mah: measure('Capacity', '容量', '', ' mAh', '毫安时'),
  mm: measure('Thickness', '厚度', '', ' mm', '毫米'),
  oz: measure('Weight', '重量', '', ' oz', '盎司'),
  shoe: measure('Size', '尺码', 'EU ', '', '码'),
  tall: measure('Height', '高度', '', ' cm', '厘米'),
  tb: measure('Capacity', '容量', '', ' TB', 'TB 版'),
  watt: measure('Power', '功率', '', ' W', '瓦'),
  age: word('Age', '年龄'),
  ball: word('Size', '型号'),
  colour: word('Colour', '颜色'),
  grade: word('Grade', '等级'),
  grip: word('Grip', '拍型'),
  heat: word('Heat', '辣度'),
  hue: word('Colour', '颜色'),
  memory: word('Memory', '存储'),
  nappy: word('Size', '尺码'),
  pattern: word('Pattern', '图案'),
  port: word('Plug', '接口'),
  roast: word('Roast', '焙火'),
  scent: word('Scent', '香型'),
  seed: word('Seed', '品种'),
  shade: word('Shade', '色号'),
  size: word('Size', '尺码'),
  style: word('Style', '款式'),
  switch: word('Switch', '轴体'),
  taste: word('Flavour', '口味'),
  temp: word('Comfort', '舒适温标'),
  u: word('Weight', '重量等级'),
}

/** A value of an axis and its effect on the price and the weight. */
export interface AxisValue {
  readonly name: Bilingual
  /** The key of a colour to show it in; null for other axes. */
  readonly colour: string | null
  /** Whether the look already has the colour. */
  readonly asIs: boolean
  /** Multiplier of the first value's price. */
  readonly priceFactor: number
  /** Surcharge in fen. */
  readonly extra: number
  readonly sizeFactor: number
}

export interface Axis {
  readonly name: Bilingual
  readonly values: readonly AxisValue[]
  /** Net weight of the first value in grams, for an axis of net amounts. */
  readonly netGrams: number | null
}

/** More of the same costs a little less. */
const discountOfMore = 0.93

interface Written {
  readonly text: string
  /** The price of this value, in yuan. */
  readonly price: number | null
  /** Surcharge in yuan. */
  readonly plus: number
  readonly asIs: boolean
}

function readValue(written: string): Written {
  const [, text = '', asIs, price, plus] = /^([^@+!]+)(!)?(?:@([\d.]+)|\+([\d.]+))?$/.exec(written) ?? []
  if (text === '') throw new Error(`A value of an axis cannot be read: ${written}`)
  return { text, asIs: asIs === '!', price: price === undefined ? null : Number(price), plus: Number(plus ?? 0) }
}

function readAxis(written: string, basePrice: number): Axis {
  const [key = '', list = ''] = written.split(':')
  const kind = kinds[key]
  if (!kind) throw new Error(`The mall knows no axis ${key}`)
  const values = list.split(',').map(readValue)
  const first = Number(values[0]?.text)
  return {
    name: kind.name,
    netGrams: kind.grams ? first * kind.grams : null,
    values: values.map(({ text, price, plus, asIs }) => {
      const ratio = kind.isAmount ? Number(text) / first : 1
      return {
        name: kind.value(text),
        colour: key === 'colour' ? text : null,
        asIs,
        priceFactor: price === null ? ratio ** discountOfMore : fen(price) / basePrice,
        extra: fen(plus),
        sizeFactor: ratio,
      }
    }),
  }
}

/**
 * The axes of a product from its fact `by`, such as `colour:white,black;kg:2.5,5@99`. The first value has the price of
 * the line. A value may name its own in yuan (`5@99`) or a surcharge (`large+10`); otherwise amounts cost by their size
 * and others the same. `blue!` is a colour that the look already has.
 */
export const readAxes = (written: string | undefined, basePrice: number): Axis[] =>
  written === undefined ? [] : written.split(';').map((axis) => readAxis(axis, basePrice))
