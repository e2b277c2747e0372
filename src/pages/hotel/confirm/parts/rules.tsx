import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayQuote } from '@contract/entities/stay-order'
import { ConsentRow } from '@/components/form/ConsentRow'
import { instantText } from '@/features/stay/dates/days'
import { RuleSteps } from '@/features/stay/RuleSteps'
import { now } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import styles from '../index.module.scss'
import type { StayConfirmModel } from '../model'
import { words } from '../text'

/** The step that holds now: the first that is not past. */
const stepNow = ({ cancel }: StayQuote): number =>
  Math.max(
    0,
    cancel.findIndex(({ until }) => until === null || Date.parse(until) > now()),
  )

/** Conditions of the booking, and the consent. */
export const Rules = observer(function Rules({ model, quote }: { model: StayConfirmModel; quote: StayQuote }) {
  const t = words()
  const { regretUntil, heldUntil, confirmsByHand, utcOffset, cancel } = quote
  const current = stepNow(quote)
  // The free minutes after booking add nothing to a step that keeps nothing.
  const isFree = cancel[current]?.kept === 0
  const facts = [
    regretUntil && !isFree && t.regret(instantText(regretUntil, utcOffset)),
    heldUntil && t.held(heldUntil),
    confirmsByHand && t.byHand,
    t.bringId,
    t.hotelTime,
  ].filter((text) => typeof text === 'string' && text !== '')
  return (
    <>
      <View className={styles.confirm__card}>
        <View className={styles.confirm__rules}>
          <Text className={styles.confirm__title} role="heading" aria-level={2}>
            {t.rules}
          </Text>
          <RuleSteps steps={cancel} current={current} utcOffset={utcOffset} />
          {facts.map((text) => (
            <Text key={String(text)} className={styles.confirm__text}>
              {text}
            </Text>
          ))}
        </View>
      </View>
      <ConsentRow
        on={model.agreed}
        onChange={model.agree}
        parts={[t.agree, { text: t.agreement, onOpen: () => navigate('userAgreement', {}) }]}
        error={model.missed ? t.agreeFirst : undefined}
      />
    </>
  )
})
