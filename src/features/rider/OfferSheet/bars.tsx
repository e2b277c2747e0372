import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { StepButton } from '../StepButton'
import styles from './index.module.scss'
import { words } from './text'

interface OfferProps {
  pay: number
  busy: boolean
  onDecline: () => void
  onAccept: () => void
}

/** Decline, or accept with the amount. */
export const OfferBar = observer(function OfferBar({ pay, busy, onDecline, onAccept }: OfferProps) {
  return (
    <View className={styles.offer__bar}>
      <View className={styles.offer__less}>
        <StepButton kind="outline" title={words().decline} onPress={onDecline} />
      </View>
      <View className={styles.offer__more}>
        <StepButton title={words().accept(formatMoney(pay))} busy={busy} onPress={onAccept} />
      </View>
    </View>
  )
})

interface DeclineProps {
  canSend: boolean
  busy: boolean
  onBack: () => void
  onDecline: () => void
}

/** Back to the offer, or decline for the chosen reason. */
export const DeclineBar = observer(function DeclineBar({ canSend, busy, onBack, onDecline }: DeclineProps) {
  return (
    <View className={styles.offer__bar}>
      <View className={styles.offer__less}>
        <StepButton kind="outline" title={words().back} onPress={onBack} />
      </View>
      <View className={styles.offer__more}>
        <StepButton title={words().decline} busy={busy} disabled={!canSend} onPress={onDecline} />
      </View>
    </View>
  )
})
