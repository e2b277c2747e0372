import { observer } from 'mobx-react'
import type { CancelStep } from '@contract/entities/hotel'
import { formatMoney } from '@contract/money'
import type { UtcOffset } from '@contract/utc-offset'
import { Timeline, type ToneStep } from '@/components/base/Timeline'
import { dictionary } from '@/i18n'
import { distinctSteps, withStart } from '@/features/stay/cancel-text'
import { instantText } from '@/features/stay/dates/days'
import { lookOf } from '@/features/stay/RuleBar'

const words = dictionary({
  en: {
    until: (time: string) => `Until ${time}`,
    after: (time: string) => `After ${time}`,
    always: 'At any time',
    back: (amount: string) => `${amount} back`,
    noRefund: 'No refund',
    noCharge: 'No charge',
    free: 'Free cancellation',
    firstNight: (amount: string) => `First night (${amount}) is charged`,
    share: (amount: string) => `${amount} is charged`,
    all: 'The full price is charged',
  },
  zh: {
    until: (time) => `${time}前`,
    after: (time) => `${time}后`,
    always: '任何时间',
    back: (amount) => `退${amount}`,
    noRefund: '不退款',
    noCharge: '不收费',
    free: '免费取消',
    firstNight: (amount) => `扣首晚房费${amount}`,
    share: (amount) => `扣${amount}`,
    all: '全额扣除',
  },
})

interface Props {
  steps: readonly CancelStep[]
  /** The index of the step that holds now. */
  current: number
  utcOffset: UtcOffset
}

/** The steps of a cancellation policy in a column, with the refund of each. */
export const RuleSteps = observer(function RuleSteps({ steps, current, utcOffset }: Props) {
  const t = words()
  const now = distinctSteps(steps.slice(0, current + 1)).length - 1
  const view = (step: ReturnType<typeof withStart>[number], index: number): ToneStep => {
    const { since, until, kind, kept, back } = step
    const time = until ?? since
    const amount = formatMoney(kept)
    const charged = { free: t.free, firstNight: t.firstNight(amount), share: t.share(amount), all: t.all }[kind]
    return {
      title: time === null ? t.always : (until ? t.until : t.after)(instantText(time, utcOffset)),
      aside: back > 0 ? t.back(formatMoney(back)) : kept > 0 ? t.noRefund : t.noCharge,
      // A stay paid at the hotel is free to cancel, whatever the policy is named.
      note: kept > 0 ? charged : t.free,
      state: index === now ? lookOf(step) : 'plain',
    }
  }
  return <Timeline marks="tones" steps={withStart(distinctSteps(steps)).map(view)} />
})
