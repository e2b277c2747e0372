import { formatMoney } from '@contract/money'
import type { MessageGroup, MessageTargetKind } from '@contract/message-groups'
import type { Language, Localized } from '@contract/settings'
import { localTime } from '../../../local-time'

/** Text of a notice in one language. */
export interface Words {
  readonly title: string
  readonly text: string
  /** Label of its target's button. */
  readonly action: string
  readonly facts?: readonly { readonly label: string; readonly value: string }[]
}

/** A kind of notices: its group, its target, and its texts from params. */
export interface Topic<Params extends object> {
  readonly group: MessageGroup
  readonly target: MessageTargetKind
  readonly words: { readonly [L in Language]: (params: Params) => Words }
}

/** Defines a topic; `Params` are kept as JSON. */
export const topic = <Params extends object>(definition: Topic<Params>): Topic<Params> => definition

/** An instant and the time zone of its displayed time. */
export interface Moment {
  readonly at: string
  readonly zone: string
}

const forms: Localized = { en: 'D MMM, HH:mm', zh: 'M月D日HH:mm' }
const moment = ({ at, zone }: Moment, form: string): string => localTime(zone, new Date(at)).format(form)

/** A moment by the clock of its place. */
export const inEnglish = (when: Moment): string => moment(when, forms.en)
/** A moment by the clock of its place. */
export const inChinese = (when: Moment): string => moment(when, forms.zh)

/** An amount of money in the words of a notice. */
export const money = (amount: number): string => formatMoney(amount)
