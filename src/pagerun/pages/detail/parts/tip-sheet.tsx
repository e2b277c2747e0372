import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ErrandDetail } from '@contract/entities/errand'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import type { TipRaise } from '@/features/errand/order/tip'
import { words } from '../text'
import styles from './tip-sheet.module.scss'

/** Chooses a higher tip; only the difference is paid. */
export const TipSheet = observer(function TipSheet({ tip, errand }: { tip: TipRaise; errand: ErrandDetail }) {
  const t = words()
  const more = (tip.chosen ?? 0) - errand.tip
  const foot = (
    <View className={styles.tip__foot}>
      <Button
        text={tip.chosen === undefined ? t.chooseTip : t.payTip(formatMoney(more))}
        disabled={tip.chosen === undefined}
        busy={tip.busy}
        onPress={() => void tip.send(errand)}
      />
    </View>
  )
  return (
    <Sheet open={tip.isOpen} onClose={tip.close} title={t.addTip} foot={foot}>
      <View className={styles.tip}>
        <Note kind="info" text={t.tipNote} />
        <AsyncView resource={tip.config} inline>
          {() => (
            <RadioGroup
              label={t.addTip}
              options={tip.choices(errand).map((amount) => ({
                value: amount,
                text: formatMoney(amount),
                aside: errand.tip > 0 ? t.tipMore(formatMoney(amount - errand.tip)) : '',
              }))}
              chosen={tip.chosen}
              onChoose={tip.choose}
              lines="between"
            />
          )}
        </AsyncView>
      </View>
    </Sheet>
  )
})
