import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { RadioGroup } from '@/components/form/RadioGroup'
import { declineWords } from '../text'
import type { DeclineReason, DeliveryOffer } from '@contract/entities/delivery'
import { Countdown } from './facts'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  offer: DeliveryOffer
  seconds: number
  chosen: DeclineReason | undefined
  onChoose: (reason: DeclineReason) => void
}

const reasons = () => Object.entries(declineWords()) as [DeclineReason, string][]

/** The reasons for declining an offer, whose time keeps running. */
export const DeclineReasons = observer(function DeclineReasons({ offer, seconds, chosen, onChoose }: Props) {
  const t = words()
  return (
    <View className={styles.offer}>
      <View className={styles.offer__head}>
        <View className={styles.offer__words}>
          <Text className={styles.offer__title}>{t.why}</Text>
          <Text className={styles.offer__for}>{t.whyText}</Text>
        </View>
        <Countdown offer={offer} seconds={seconds} size={96} />
      </View>
      <RadioGroup
        label={t.why}
        options={reasons().map(([value, text]) => ({ value, text }))}
        chosen={chosen}
        onChoose={onChoose}
        lines="between"
      />
    </View>
  )
})
