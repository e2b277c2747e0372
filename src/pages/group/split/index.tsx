import { View } from '@tarojs/components'
import { BlocksSkeleton } from '@/components/base/Skeleton/blocks'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { isEmpty } from '@/features/group-cart/model'
import { words as shared } from '@/features/group-cart/text'
import { PaySheet } from '@/features/pay/PaySheet'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { SplitModel } from './model'
import { SplitBar } from './parts/bar'
import { Shares } from './parts/shares'
import { Status } from './parts/status'
import { WaysOut } from './parts/ways-out'
import { words } from './text'

export default screen('groupSplit', ({ id }) => {
  const model = useModel((api) => new SplitModel(api, id))
  const { group, paying } = model
  useWhileShown(() => group.follow())
  useReturned(() => void model.returned())
  const cart = group.cart.value
  return (
    <Screen
      title={cart?.payer === 'each' ? words().titleEach : words().title}
      footer={cart && <SplitBar model={model} cart={cart} />}
      overlay={paying && <PaySheet model={paying} own={false} />}
      onRefresh={() => group.cart.reload()}
    >
      <AsyncView resource={group.cart} skeleton={<BlocksSkeleton className={styles.split} heights={[180, 480]} />}>
        {(shown) => (
          <View className={styles.split}>
            <Status model={model} cart={shown} />
            {isEmpty(shown) ? (
              <StateView kind="empty" title={shared().nothing} inline />
            ) : (
              <Shares model={model} cart={shown} />
            )}
            <WaysOut model={model} cart={shown} />
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})
