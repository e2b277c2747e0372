import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Price } from '@/components/base/Price'
import { BottomBar } from '@/components/frame/BottomBar'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import styles from './submit-bar.module.scss'

/** Blockers that the customer can resolve: when one is the only blocker, the button leads to its solution. */
const mendable = ['addressRequired', 'outOfDeliveryRange', 'belowMinimumOrder'] as const
type Mendable = (typeof mendable)[number]

/** Total, blockers and submit button. */
export const SubmitBar = observer(({ model }: { model: ConfirmModel }) => {
  const all = model.quote.value?.blockers ?? []
  const blockers = [...new Set(all.map(({ message }) => message))]
  const way = mendable.find((failure) => all.length > 0 && all.every((blocker) => blocker.failure === failure))
  const notice = blockers.length > 0 && (
    <View role="alert">
      <Note kind="bad" strip text={blockers.join(words().separator)} />
    </View>
  )
  return (
    <BottomBar left={<Sum model={model} />} notice={notice}>
      <View className={styles['submit-bar__button']}>
        {way ? (
          <Button text={words()[way]} size={72} busy={model.quotes.busy} onPress={() => mend(model, way)} />
        ) : (
          <Button
            text={words().submit}
            size={72}
            busy={model.checkout.busy || model.quotes.busy}
            disabled={blockers.length > 0}
            onPress={() => void model.submit()}
          />
        )}
      </View>
    </BottomBar>
  )
})

const mend = (model: ConfirmModel, way: Mendable) =>
  way === 'belowMinimumOrder' ? model.addMore() : model.chooseAddress()

const Sum = observer(({ model }: { model: ConfirmModel }) => {
  const { total, saved } = words()
  const { total: amount = 0, saved: off = 0 } = model.quote.value ?? {}
  return (
    <View className={styles['submit-bar__sum']}>
      <View className={styles['submit-bar__total']}>
        <Text className={styles['submit-bar__label']}>{total}</Text>
        <Price amount={amount} />
      </View>
      {off > 0 && <Text className={styles['submit-bar__saved']}>{saved(formatMoney(off))}</Text>}
    </View>
  )
})
