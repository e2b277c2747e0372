import { areaList } from '@vant/area-data'
import { pinyin } from 'pinyin-pro'
import type { Area } from '@contract/entities/address'
import type { Language } from '@contract/settings'
import { ownNames, provinceNames, suffixes } from './area-names'

// Codes as in GB/T 2260: two digits for the province, two for the city, two for the district.
const { province_list: provinces, city_list: cities, county_list: districts } = areaList
const provinceOf = (code: string) => `${code.slice(0, 2)}0000`
const cityOf = (code: string) => `${code.slice(0, 4)}00`

/** One word of pinyin, with apostrophes where syllables are ambiguous. */
function romanised(name: string): string {
  const [first = '', ...rest] = pinyin(name, { toneType: 'none', type: 'array' })
  const word = first + rest.map((syllable) => (/^[aoe]/.test(syllable) ? `'${syllable}` : syllable)).join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** "南山区" becomes "Nanshan District"; cities lose their suffix. */
function english(name: string, isCity: boolean): string {
  const known = ownNames[name]
  if (known) return known
  const [zh, en] = suffixes.find(([suffix]) => name.endsWith(suffix) && name.length > suffix.length) ?? ['', '']
  const base = name.slice(0, name.length - zh.length)
  const proper = ownNames[base] ?? romanised(base)
  return zh === '' || (isCity && zh === '市') ? proper : `${proper} ${en}`
}

function nameOf(code: string, zh: string, language: Language): string {
  if (language === 'zh') return zh
  return code.endsWith('0000') ? (provinceNames[code.slice(0, 2)] ?? zh) : english(zh, code in cities)
}

const within = (list: Record<string, string>, start: string) =>
  Object.keys(list).filter((code) => code.startsWith(start))

function codesIn(parent: string | undefined): string[] {
  if (parent === undefined) return Object.keys(provinces)
  if (parent in provinces) return within(cities, parent.slice(0, 2))
  return parent in cities ? within(districts, parent.slice(0, 4)) : []
}

/** The provinces, or the areas within a province or city, ordered by code; empty for any other code. */
export function areasIn(parent: string | undefined, language: Language): Area[] {
  const all: Record<string, string> = { ...provinces, ...cities, ...districts }
  return codesIn(parent)
    .sort()
    .map((code) => ({ code, name: nameOf(code, all[code] ?? '', language) }))
}

/** Whether a code is a district's. */
export const isDistrict = (code: string): boolean => code in districts

/** Province, city and district of a district code in one line without repetition; empty for an unknown code. */
export function regionText(code: string, language: Language): string {
  const parts = [
    [provinceOf(code), provinces[provinceOf(code)]],
    [cityOf(code), cities[cityOf(code)]],
    [code, districts[code]],
  ] as const
  const names = parts.flatMap(([part, zh]) => (zh ? [nameOf(part, zh, language)] : []))
  const once = [...new Set(names)]
  return language === 'zh' ? once.join('') : once.reverse().join(', ')
}

/** A city's short name ("深圳", "Shenzhen") and the initial of its pinyin. */
export function areaName(code: string, language: Language): { name: string; letter: string } {
  const zh = cities[code]
  if (!zh) throw new Error(`there is no city ${code}`)
  // Municipalities use the name of the province.
  const full = zh === '市辖区' ? (provinces[provinceOf(code)] ?? zh) : zh
  const name = language === 'zh' ? full.replace(/市$/, '') : nameOf(zh === full ? code : provinceOf(code), full, 'en')
  return { name, letter: romanised(full).charAt(0).toUpperCase() }
}
