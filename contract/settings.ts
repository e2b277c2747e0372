import type { UtcOffset } from './utc-offset'

/** The two languages of the product (product text §1). */
export const languages = ['en', 'zh'] as const
export type Language = (typeof languages)[number]

/** A text or another value by language. */
export type Localized<T = string> = Readonly<Record<Language, T>>

/** The form of phone numbers without an area code: 11 digits, 1 and then 2 to 9; or any 8 or 11 digits (§5). */
export const phoneForms = ['mainland', 'eightOrEleven'] as const
/** The form of identity numbers: 18 characters; or the older form with 15 digits too (§5). */
export const idCardForms = ['eighteen', 'fifteenOrEighteen'] as const

/** English forms of large counts: "1.2w" as in Chinese (§9), or "12k". */
export const countForms = ['w', 'k'] as const

/** The customer's tabs: home, member, "Go order", orders and me; or home, orders, me, member and errands (§2). */
export const tabForms = ['ordering', 'errands'] as const

/** Choices of a deployment where the product text allows two readings. */
export interface Settings {
  /** The initial language of a client: English in one reading, Chinese in the other (§1). */
  readonly defaultLanguage: Language
  /** The notes name pounds, the texts yuan (§1). Only the symbol differs; amounts stay the same. */
  readonly currencySymbol: string
  readonly phoneForm: (typeof phoneForms)[number]
  readonly idCardForm: (typeof idCardForms)[number]
  readonly englishCounts: (typeof countForms)[number]
  readonly customerTabs: (typeof tabForms)[number]
  /** The number of the ambulance, which a rider's screen of an accident calls. */
  readonly ambulanceNumber: string
  /** The time zone of everything without its own, unlike stores. Used only by servers. */
  readonly timeZone: string
  /** The UTC offset of that zone in minutes, for clients. */
  readonly utcOffsetMinutes: UtcOffset
  /** 1.0.0 in one reading, 1.0.7 with build 107 in the other (§9). */
  readonly versionName: string
  readonly versionCode: number
}

/** The default settings. */
export const defaultSettings: Settings = {
  defaultLanguage: 'en',
  currencySymbol: '¥',
  phoneForm: 'mainland',
  idCardForm: 'eighteen',
  englishCounts: 'k',
  customerTabs: 'ordering',
  ambulanceNumber: '120',
  timeZone: 'Asia/Shanghai',
  utcOffsetMinutes: 480,
  versionName: '1.0.7',
  versionCode: 107,
}

let current: Settings = defaultSettings

/** The settings of this process: the defaults or those given to `configure`. */
export const settings = (): Settings => current

/** Overrides defaults. A client and a server call it once, before anything else; `{}` keeps the defaults. */
export function configure(overrides: Partial<Settings>): void {
  current = { ...defaultSettings, ...overrides }
}
