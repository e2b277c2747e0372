import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Price } from '@/components/base/Price'
import { BottomBar } from '@/components/frame/BottomBar'
import { isEmpty } from '@/features/group-cart/model'
import { words } from '@/features/group-cart/text'
import { navigate } from '@/platform/navigation/gate'
import type { GroupCartModel } from '../model'
import styles from './bar.module.scss'

interface Props {
  model: GroupCartModel
  cart: GroupCart
}

/** The total with the viewer's next step. */
export const CartBar = observer(function CartBar({ model, cart }: Props) {
  const t = words()
  const share = model.group.mine?.share
  const left = (
    <View className={styles.bar__left}>
      <View className={styles.bar__total}>
        <Text className={styles.bar__label}>{t.total}</Text>
        <Price amount={isEmpty(cart) ? 0 : cart.total} size={44} />
      </View>
      {share && (
        <Text className={styles.bar__label} numberOfLines={1}>
          {(cart.state === 'open' ? t.yours : t.yoursFixed)(formatMoney(share.total))}
        </Text>
      )}
    </View>
  )
  const { isHost } = model.group
  const notice = isHost && cart.state === 'open' && cart.missing === 0 && cart.total > 0 && cart.blocker
  return (
    <BottomBar left={left} notice={notice && <Note kind="warn" strip text={notice} />}>
      {isHost ? <HostStep model={model} cart={cart} /> : <MemberStep model={model} cart={cart} />}
    </BottomBar>
  )
})

const HostStep = observer(({ model, cart }: Props) => {
  const t = words()
  const { busy, id } = model
  if (cart.state === 'expired')
    return <Button text={t.extend(limits.groupCartExtendMinutes)} busy={busy} onPress={model.extend} />
  if (cart.state === 'locked') return <LockedStep id={id} cart={cart} />
  if (cart.state !== 'open') return <Button text={t.order} onPress={() => navigate('groupOrder', { id })} />
  if (cart.missing > 0) return <Button text={t.short(formatMoney(cart.missing))} disabled onPress={() => undefined} />
  return (
    <Button
      icon="lock"
      text={t.lock}
      disabled={cart.blocker !== null || cart.total === 0}
      onPress={() => navigate('groupConfirm', { id })}
    />
  )
})

/** Links to the split of the total, and to the viewer's payment. */
const LockedStep = ({ id, cart: { payment, payer } }: { id: string; cart: GroupCart }) => {
  const { pay, payShare, howSplits } = words()
  const text = payment ? (payer === 'each' ? payShare : pay) : howSplits
  return <Button text={text} onPress={() => navigate('groupSplit', { id })} />
}

const MemberStep = observer(({ model, cart }: Props) => {
  const t = words()
  const { mine } = model.group
  if (cart.state === 'expired') return <Button text={t.waits} disabled onPress={() => undefined} />
  if (cart.state === 'locked') return <LockedStep id={model.id} cart={cart} />
  if (cart.state !== 'open') return <Button text={t.order} onPress={() => navigate('groupOrder', { id: model.id })} />
  if (!mine || mine.lines.length === 0)
    return <Button icon="plus" text={t.add} onPress={() => navigate('groupStore', { id: model.id })} />
  return mine.isReady ? (
    <Button kind="outline" text={t.again} busy={model.busy} onPress={() => model.ready(false)} />
  ) : (
    <Button text={t.done} busy={model.busy} onPress={() => model.ready(true)} />
  )
})
