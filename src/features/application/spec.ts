import type { Application, ApplicationKind, RecognizedId } from '@contract/entities/application'
import type { RuleName } from '@contract/rules/messages'
import type { Rule } from '@contract/rules/rule'
import type { UploadModuleName } from '@contract/upload-modules'
import type { Api } from '@/services/api'
import type { KeyAdder } from '@/state/base/send-once'

export interface Choice {
  readonly value: string
  readonly text: string
}

/** The options of a row: known, or asked from the server. */
export type Options = (api: Api) => Promise<readonly Choice[]>

/** Options of each row look, beside the label. */
export interface Looks {
  text: { hint: () => string; max: number; input?: 'text' | 'digit' | 'number'; unit?: () => string }
  long: { hint: () => string; max: number }
  chips: { choices: () => readonly Choice[] }
  /** Several of the choices, kept in the field separated by commas. */
  manyChips: { choices: () => readonly Choice[] }
  select: { options: Options }
  region: object
  /** A day up to today, or from today on with `future`. */
  day: { future?: boolean }
  /** An address of the address book; its position goes into the fields `position.latitude` and `position.longitude`. */
  address: object
  /** Pictures side by side, one for each name. */
  pictures: { pictures: readonly { name: string; caption: () => string }[] }
  /** Numbers side by side, one for each name. */
  sizes: { unit: () => string; sizes: readonly { name: string; caption: () => string }[] }
}
export type Look = keyof Looks

export interface RowBase {
  /** The field, or the first of several. */
  readonly name: string
  readonly label: () => string
  readonly optional?: boolean
}
export type RowOf<L extends Look> = RowBase & { readonly look: L } & Readonly<Looks[L]>
export type RowSpec = { [L in Look]: RowOf<L> }[Look]

export interface Card {
  readonly heading: () => string
  readonly rows: readonly RowSpec[]
}

export interface PictureSpec {
  readonly module: UploadModuleName
  readonly max: number
  /** Judges the id of the first picture, empty without one. */
  readonly rule: (id: string) => RuleName | undefined
}

/** Accessors of the filled fields, for building the request. */
export interface FilledForm {
  text(name: string): string
  list(name: string): string[]
  /** The id of the one picture of a field. */
  picture(name: string): string
  pictures(name: string): string[]
}

/** The form of one kind of application (product text §3, §5). */
export interface ApplicationSpec {
  readonly kind: ApplicationKind
  readonly title: () => string
  /** Whether it can be handed in again once it was accepted. */
  readonly isRepeatable?: true
  readonly cards: readonly Card[]
  /** The rules of the fields without pictures. */
  readonly rules: Readonly<Record<string, Rule>>
  readonly pictures: Readonly<Record<string, PictureSpec>>
  /** Whether a field is asked for, as the form is filled in; without it all are. */
  readonly asks?: (field: string, filled: FilledForm) => boolean
  /** The picture that an identity card is read from, and the fields that are filled in from it. */
  readonly recognition?: {
    readonly picture: string
    readonly fields: Readonly<Partial<Record<keyof RecognizedId, string>>>
  }
  readonly send: (api: Api, keyed: KeyAdder, filled: FilledForm) => Promise<Application>
}
