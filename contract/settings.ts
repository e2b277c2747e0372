/** The two languages of the product (product text §1). */
export const languages = ['en', 'zh'] as const
export type Language = (typeof languages)[number]

/** One text, or another value, for each language. */
export type Localized<T = string> = Readonly<Record<Language, T>>

/** How phone numbers without an area code look: 11 digits, 1 and then 2 to 9; or any 8 or 11 digits (§5). */
export const phoneForms = ['mainland', 'eightOrEleven'] as const
/** How identity numbers look: 18 characters; or the older form with 15 digits too (§5). */
export const idCardForms = ['eighteen', 'fifteenOrEighteen'] as const

/** What a deployment chooses where the product text gives two readings. */
export interface Settings {
  /** What a client speaks until somebody chooses: English in one reading, Chinese in the other (§1). */
  readonly defaultLanguage: Language
  /** The notes name pounds, the texts yuan (§1). Amounts stay the same; only the symbol before them changes. */
  readonly currencySymbol: string
  readonly phoneForm: (typeof phoneForms)[number]
  readonly idCardForm: (typeof idCardForms)[number]
  /** The time zone of whatever has none of its own, as stores have. Only a server reckons by it. */
  readonly timeZone: string
  /** How many minutes the clock of that zone is ahead of UTC now: what a client goes by. */
  readonly utcOffsetMinutes: number
  /** 1.0.0 in one reading, 1.0.7 with build 107 in the other (§9). */
  readonly versionName: string
  readonly versionCode: number
}

/** What a deployment has until it chooses otherwise. */
export const defaultSettings: Settings = {
  defaultLanguage: 'en',
  currencySymbol: '¥',
  phoneForm: 'mainland',
  idCardForm: 'eighteen',
  timeZone: 'Asia/Shanghai',
  utcOffsetMinutes: 480,
  versionName: '1.0.7',
  versionCode: 107,
}

let current: Settings = defaultSettings

/** What this process works with: the defaults, or what `configure` made of them. */
export const settings = (): Settings => current

/** Replaces some of the defaults. A client and a server call it once, before anything else; `{}` is the defaults. */
export function configure(overrides: Partial<Settings>): void {
  current = { ...defaultSettings, ...overrides }
}
