import { homeCode } from './phone'
import type { Localized } from './settings'

/** A country or region whose phone numbers are accepted, with the lengths of its numbers (product text §5). */
export interface AreaCode {
  /** Without the plus. */
  readonly code: string
  readonly name: Localized
  /** The initial of the Chinese name in pinyin. */
  readonly letter: string
  readonly digits: 8 | 11
}

const area = (code: string, en: string, zh: string, letter: string, digits: 8 | 11 = 8): AreaCode => {
  return { code, name: { en, zh }, letter, digits }
}

/** The area whose numbers are written without a code. */
const homeArea = area(homeCode, 'Mainland China', '中国大陆', 'Z', 11)

/** Areas with mobile numbers of 8 or 11 digits, nearest first. */
export const areaCodes: readonly AreaCode[] = [
  homeArea,
  area('852', 'Hong Kong', '中国香港', 'Z'),
  area('853', 'Macao', '中国澳门', 'Z'),
  area('65', 'Singapore', '新加坡', 'X'),
  area('976', 'Mongolia', '蒙古', 'M'),
  area('55', 'Brazil', '巴西', 'B', 11),
  area('973', 'Bahrain', '巴林', 'B'),
  area('507', 'Panama', '巴拿马', 'B'),
  area('591', 'Bolivia', '玻利维亚', 'B'),
  area('45', 'Denmark', '丹麦', 'D'),
  area('506', 'Costa Rica', '哥斯达黎加', 'G'),
  area('504', 'Honduras', '洪都拉斯', 'H'),
  area('974', 'Qatar', '卡塔尔', 'K'),
  area('965', 'Kuwait', '科威特', 'K'),
  area('371', 'Latvia', '拉脱维亚', 'L'),
  area('356', 'Malta', '马耳他', 'M'),
  area('505', 'Nicaragua', '尼加拉瓜', 'N'),
  area('47', 'Norway', '挪威', 'N'),
  area('357', 'Cyprus', '塞浦路斯', 'S'),
  area('503', 'El Salvador', '萨尔瓦多', 'S'),
  area('216', 'Tunisia', '突尼斯', 'T'),
  area('502', 'Guatemala', '危地马拉', 'W'),
]

const byCode = new Map(areaCodes.map((each) => [each.code, each]))

/** The area with a code; undefined for an unsupported one. */
export const areaOf = (code: string): AreaCode | undefined => byCode.get(code)
