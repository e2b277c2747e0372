import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { MenuSearch, SearchedMenu } from '@/features/goods/SearchedMenu'
import { SkuSheet } from '@/features/goods/SkuSheet'
import { LazyLaterPaySheet } from '@/features/pay/LaterPaySheet/lazy'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { AddDishesModel } from './model'
import { words } from './text'

interface Props {
  model: AddDishesModel
}

export default screen('addDishes', ({ id }) => {
  const model = useModel((api, root) => new AddDishesModel(api, root, id))
  const { page, menu, sku, payment } = model
  const ready = page.status === 'ready'
  return (
    <Screen
      nav={<MenuSearch menu={menu} store={page.value?.store.name ?? ''} />}
      surface="white"
      still={page.value?.isOpen === true}
      footer={ready && model.takesDishes && <Chosen model={model} />}
      overlay={
        <>
          {ready && <SkuSheet model={sku} closed={!model.takesDishes} />}
          <LazyLaterPaySheet payment={payment} />
        </>
      }
    >
      <AsyncView resource={page}>
        {({ isOpen }) =>
          isOpen ? (
            <SearchedMenu menu={menu} sku={sku} closed={!model.takesDishes} onChange={model.change} />
          ) : (
            <Late model={model} />
          )
        }
      </AsyncView>
    </Screen>
  )
})

const Late = ({ model }: Props) => {
  const { late, lateText, toOrder } = words()
  return <StateView kind="empty" title={late} text={lateText} action={{ text: toOrder, onPress: model.leave }} />
}

/** The number and the price of the chosen dishes, and the way to pay them. */
const Chosen = observer(({ model }: Props) => {
  const { chosen, quoting, busy } = model
  const { quote, message, blocker } = quoting
  const t = words()
  const note = blocker || (chosen.count > 0 && !quote ? t.pricing : '')
  const left = (
    <View className={styles.chosen}>
      <Text className={styles.chosen__count}>{t.dishes(chosen.count)}</Text>
      {note !== '' && (
        <Text className={styles[blocker ? 'chosen__note--warn' : 'chosen__note']} numberOfLines={2}>
          {note}
        </Text>
      )}
    </View>
  )
  const isReady = quote !== undefined && quote.blockers.length === 0
  return (
    <BottomBar left={left}>
      {message ? (
        <Button text={t.again} kind="line" onPress={() => void quoting.renew()} />
      ) : (
        <Button
          text={isReady ? t.addFor(formatMoney(quote.total)) : t.add}
          disabled={!isReady}
          busy={busy}
          onPress={() => void model.send()}
        />
      )}
    </BottomBar>
  )
})
