import type { Backdrop } from '../pictures/backdrops'
import type { Recipe } from '../pictures/recipe'
import { pointAt } from './geography'
import type { Bilingual } from './types'

/**
 * A customer's address as in the address form: the street without city and district. It is one text, whoever reads it,
 * so that of an English deployment says it in Chinese too.
 */
export interface AccountAddress {
  consignee: Bilingual
  gender: 0 | 1
  regionCode: string
  address: Bilingual
  addressDetail: Bilingual
  tag: Bilingual
  isDefault: boolean
  mobile: string
  latitude: number
  longitude: number
}

/** A demo account. `balance` in fen; `stores` are those that a merchant runs, of takeaway and of the mall, by their keys. */
export interface Account {
  key: string
  phone: string
  password: string
  payPassword: string
  nickname: Bilingual
  gender: 'male' | 'female' | 'secret'
  avatar: Recipe
  isMember: boolean
  balance: number
  stores: readonly string[]
  addresses: AccountAddress[]
}

/** Nanshan, Shenzhen. */
const regionCode = '440305'

const avatarOf = (emoji: string, backdrop: Backdrop): Recipe => ({
  kind: 'avatar',
  backdrop,
  pieces: [{ emoji, size: 0.74, x: 0.5, y: 0.54 }],
})

/** Default avatars; each account keeps the one assigned to it. */
export const avatars: Recipe[] = [
  avatarOf('panda', 'leaf'),
  avatarOf('fox', 'amber'),
  avatarOf('rabbit-face', 'rose'),
  avatarOf('koala', 'slate'),
  avatarOf('penguin', 'sky'),
  avatarOf('hamster', 'cocoa'),
  avatarOf('frog', 'mint'),
  avatarOf('tiger-face', 'amber'),
]

const garden = (consignee: Bilingual, gender: 0 | 1, mobile: string): AccountAddress => ({
  consignee,
  gender,
  regionCode,
  address: { en: '88 Keyuan Rd (科苑路88号)', zh: '科苑路88号' },
  addressDetail: { en: 'Keyuan Garden (科苑花园) 3-1602', zh: '科苑花园3栋1602室' },
  tag: { en: 'Home', zh: '家' },
  isDefault: true,
  mobile,
  ...pointAt(0, 0),
})

const office = (consignee: Bilingual, gender: 0 | 1, mobile: string): AccountAddress => ({
  consignee,
  gender,
  regionCode,
  address: { en: '12 Keji South Rd (科技南路12号)', zh: '科技南路12号' },
  addressDetail: { en: 'Science Park (科技园) B-9F', zh: '科技园B座9层' },
  tag: { en: 'Work', zh: '公司' },
  isDefault: false,
  mobile,
  ...pointAt(1300, 62),
})

/** People of Shenzhen whose names read the same in both languages. */
const momo: Bilingual = { en: 'Momo', zh: 'Momo' }
const leo: Bilingual = { en: 'Leo', zh: 'Leo' }
const secrets = { password: 'linli2026', payPassword: '246810' }

/** A new customer, a member, a merchant, the merchant of a hotel and a rider. */
export const accounts: Account[] = [
  {
    ...secrets,
    key: 'customer',
    phone: '13800000001',
    nickname: momo,
    gender: 'female',
    avatar: avatarOf('cat-face', 'amber'),
    isMember: false,
    balance: 20_000,
    stores: [],
    addresses: [garden(momo, 1, '13800000001')],
  },
  {
    ...secrets,
    key: 'member',
    phone: '13800000002',
    nickname: leo,
    gender: 'male',
    avatar: avatarOf('dog-face', 'sky'),
    isMember: true,
    balance: 50_000,
    stores: [],
    addresses: [garden(leo, 0, '13800000002'), office(leo, 0, '13800000002')],
  },
  {
    ...secrets,
    key: 'merchant',
    phone: '13800000003',
    nickname: { en: '老灶 Stove', zh: '老灶掌柜' },
    gender: 'secret',
    avatar: avatarOf('cook', 'tomato'),
    isMember: false,
    balance: 0,
    stores: ['old-stove', 'shanye-tea'],
    addresses: [],
  },
  {
    ...secrets,
    key: 'innkeeper',
    phone: '13800000004',
    nickname: { en: 'Qihu Inn', zh: '栖湖掌柜' },
    gender: 'secret',
    avatar: avatarOf('cat-face', 'sky'),
    isMember: false,
    balance: 0,
    stores: ['qihu'],
    addresses: [],
  },
  {
    ...secrets,
    key: 'rider',
    phone: '13800000005',
    nickname: { en: 'Rider Ming', zh: '骑手小明' },
    gender: 'male',
    avatar: avatarOf('penguin', 'sky'),
    isMember: false,
    balance: 0,
    stores: [],
    addresses: [],
  },
]
