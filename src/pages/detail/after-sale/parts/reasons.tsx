import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Press } from '@/components/base/Press'
import { TickMark } from '@/components/form/Tick'
import type { AfterSaleModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

/** Why it is to come back, one of the reasons. */
export const Reasons = observer(function Reasons({ model }: { model: AfterSaleModel }) {
  return (
    <View className={styles.card} role="radiogroup" aria-label={words().why}>
      <Text className={styles.card__title}>{words().why}</Text>
      {model.form.ready.reasons.map(({ key, text }) => (
        <Press
          key={key}
          role="radio"
          label={text}
          on={key === model.reason}
          onPress={() => model.chooseReason(key)}
          className={styles.card__reason}
        >
          <Text className={styles.card__text}>{text}</Text>
          <TickMark on={key === model.reason} size={40} />
        </Press>
      ))}
    </View>
  )
})
