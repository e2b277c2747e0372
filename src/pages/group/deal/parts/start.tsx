import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Field } from '@/components/form/Field'
import { Sheet } from '@/components/frame/Sheet'
import { KeyValue } from '@/components/list/KeyValue'
import { words as dealWords } from '@/features/group-deal/text'
import type { GroupDealModel } from '../model'
import { words } from '../text'
import { timeOf } from './facts'
import styles from './start.module.scss'

/** Price of a new group, and its leader's message. */
export const StartSheet = observer(function StartSheet({ model }: { model: GroupDealModel }) {
  const t = words()
  const { price, size, minutes } = model.deal.ready
  const start = (
    <View className={styles.start__foot}>
      <Button text={`${formatMoney(price)} ${t.start}`} busy={model.places.busy} onPress={model.startNow} />
    </View>
  )
  return (
    <Sheet open={model.starts} onClose={model.closeStart} title={t.start} foot={start}>
      <View className={styles.start}>
        <KeyValue label={dealWords().of(size)} value={t.step2(size, timeOf(minutes))} />
        <KeyValue label={t.youPay} value={formatMoney(price)} tone="brand" />
        <Field
          value={model.note}
          onChange={model.say}
          placeholder={t.note}
          label={t.note}
          maxLength={limits.groupNoteLength}
        />
        <Text className={styles.start__note}>{t.noGroup}</Text>
      </View>
    </Sheet>
  )
})
