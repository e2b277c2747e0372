import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Price } from '@/components/base/Price'
import { BlocksSkeleton } from '@/components/base/Skeleton/blocks'
import { Stepper } from '@/components/form/Stepper'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { GroupDish } from '@/features/group-cart/GroupDish'
import { GroupFace } from '@/features/group-cart/GroupFace'
import { GroupStore } from '@/features/group-cart/GroupStore'
import { dishesOf } from '@/features/group-cart/model'
import { words as shared } from '@/features/group-cart/text'
import { CouponRows } from '@/features/order/CouponRows'
import { PriceBreakdown } from '@/features/order/PriceBreakdown'
import { useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { GroupConfirmModel } from './model'
import { words } from './text'

interface Props {
  model: GroupConfirmModel
  cart: GroupCart
}

export default screen('groupConfirm', ({ id }) => {
  const model = useModel((api, root) => new GroupConfirmModel(api, root, id))
  const { cart } = model.group
  useWhileShown(() => model.group.follow())
  return (
    <Screen title={words().title} footer={cart.value && <LockBar model={model} cart={cart.value} />}>
      <AsyncView resource={cart} skeleton={<BlocksSkeleton className={styles.confirm} heights={[128, 300, 420]} />}>
        {(shown) => <Confirm model={model} cart={shown} />}
      </AsyncView>
    </Screen>
  )
})

const Confirm = observer(({ model, cart }: Props) => {
  const t = words()
  const own = shared()
  return (
    <View className={styles.confirm}>
      <View className={styles.confirm__card}>
        <GroupStore store={cart.store} place={cart.address === null ? own.noAddress : own.to(cart.address)} />
      </View>
      {cart.people
        .filter(({ lines }) => lines.length > 0)
        .map((person) => (
          <View key={person.id} className={styles.confirm__card}>
            <GroupFace person={person} note={own.dishes(dishesOf(person))} sum={person.share?.total} />
            {person.lines.map((line) => (
              <GroupDish key={line.id} line={line} />
            ))}
          </View>
        ))}
      <View className={styles.confirm__card}>
        <Cell label={t.note} value={model.note || t.addNote} onOpen={() => void model.writeNote()} />
        <Cell
          label={t.tableware}
          right={
            <Stepper
              value={model.tableware}
              max={20}
              label={t.tableware}
              onChange={(count) => model.setTableware(count)}
            />
          }
        />
        <AsyncView resource={model.quotes.quote} inline>
          {({ coupons, components, total }) => (
            <>
              <CouponRows coupons={coupons} components={components} onOpen={() => void model.chooseCoupons()} />
              <PriceBreakdown components={components} total={total} label={own.total} />
            </>
          )}
        </AsyncView>
      </View>
      <Note kind="info" icon="lock" text={cart.payer === 'each' ? t.fixesEach : t.fixes} />
    </View>
  )
})

const LockBar = observer(({ model, cart }: Props) => (
  <BottomBar
    left={<Price amount={model.quotes.quote.value?.total ?? cart.total} size={44} />}
    notice={cart.blocker && <Note kind="warn" strip text={cart.blocker} />}
  >
    <Button
      icon="lock"
      text={cart.payer === 'each' ? words().lockEach : words().lock}
      busy={model.checkout.busy || model.quotes.busy}
      disabled={cart.state !== 'open' || cart.blocker !== null || model.quotes.quote.status !== 'ready'}
      onPress={() => void model.checkout.submit()}
    />
  </BottomBar>
))
