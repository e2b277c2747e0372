import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Price } from '@/components/base/Price'
import { Tick } from '@/components/form/Tick'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { SkuSheet } from '@/features/mall/SkuSheet'
import { useReturned } from '@/platform/navigation/lifecycle'
import { Beside, Together } from '../Together'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { MallCartModel } from './model'
import { Gone } from './gone'
import { Shop } from './shop'
import { words } from './text'

interface Props {
  model: MallCartModel
}

/** The cart of the mall, of all shops or of one. */
export const MallCartScreen = observer(function MallCartScreen({ shopId }: { shopId?: string }) {
  const model = useModel((api, root) => new MallCartModel(api, root, shopId))
  const { cart, managing, manage, lines } = model
  useReturned(() => void cart.reload(false))
  const t = words()
  const empty = (
    <View className={styles.cart}>
      <StateView
        kind="empty"
        art="store"
        title={t.none}
        text={t.noneText}
        action={{ text: shopId ? t.visit : t.browse, onPress: model.browse }}
      />
      <Together key="last" productIds={[]} />
    </View>
  )
  const canManage = managing || lines.length > 0
  return (
    <Screen
      title={t.title(model.count)}
      {...(canManage && { action: { text: managing ? t.done : t.manage, onPress: manage } })}
      onRefresh={cart.reload}
      footer={lines.length > 0 && <Foot model={model} />}
      overlay={<Choice model={model} />}
    >
      <AsyncView
        resource={cart}
        empty={{ when: ({ shops, gone }) => shops.length === 0 && gone.length === 0, view: empty }}
      >
        {({ shops, gone }) => (
          <View className={styles.cart}>
            {shops.map((shop) => (
              <Shop key={shop.shop.id} model={model} shop={shop} />
            ))}
            {gone.length > 0 && <Gone model={model} lines={gone} />}
            <Beside lines={model.lines} />
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

/** "Select all", the total of the ticked lines, or their actions while managing. */
const Foot = observer(function Foot({ model }: Props) {
  const { managing, allTicked, lines, tick } = model
  const t = words()
  const left = (
    <View className={styles.cart__all}>
      <Tick on={allTicked} label={t.tickAll} size={40} onChange={(on) => void tick(lines, on)} />
      <Text className={styles['cart__all-text']}>{t.all}</Text>
    </View>
  )
  return <BottomBar left={left}>{managing ? <Manage model={model} /> : <Total model={model} />}</BottomBar>
})

const Total = observer(function Total({ model }: Props) {
  const t = words()
  const { total, discount, tickedCount } = model.sums
  const notes = [...(discount > 0 ? [t.off(formatMoney(discount))] : []), t.beforeShipping]
  return (
    <>
      <View className={styles.cart__total}>
        <View className={styles.cart__sum}>
          <Text className={styles.cart__label}>{t.total}</Text>
          <Price amount={total} size={44} />
        </View>
        <Text className={styles.cart__note}>{notes.join(' · ')}</Text>
      </View>
      <Button text={t.checkOut(tickedCount)} disabled={tickedCount === 0} onPress={model.checkOut} />
    </>
  )
})

const Manage = observer(function Manage({ model: { ticked, busy, remove, save } }: Props) {
  const t = words()
  return (
    <>
      <Text className={styles.cart__note}>{t.chosen(ticked.length)}</Text>
      <Button
        text={t.save}
        kind="outline"
        size={72}
        disabled={ticked.length === 0 || busy}
        onPress={() => void save(ticked)}
      />
      <Button
        text={t.remove}
        size={72}
        disabled={ticked.length === 0}
        busy={busy}
        onPress={() => void remove(ticked)}
      />
    </>
  )
})

/** The choice of another SKU for a line. */
const Choice = observer(function Choice({ model: { picker, take } }: Props) {
  if (!picker) return null
  const { sku } = picker
  const actions = (
    <View className={styles.cart__action}>
      <Button text={words().done} disabled={!sku || sku.soldOut} onPress={() => void take()} />
    </View>
  )
  return <SkuSheet picker={picker} actions={actions} />
})
