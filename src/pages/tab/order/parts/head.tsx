import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderTab } from '@contract/calls/order'
import { orderKinds } from '@contract/order-kinds'
import { Chip } from '@/components/base/Chip'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { SearchField } from '@/components/form/SearchField'
import { RefreshButton } from '@/components/frame/RefreshButton'
import { Tabs } from '@/components/frame/Tabs'
import { categoryOfKind } from '@/features/order/kinds'
import { pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import type { OrdersModel } from '../model'
import { words } from '../text'
import styles from './head.module.scss'

const tabs = ['all', 'toPay', 'inProgress', 'toReview', 'refund'] as const satisfies readonly OrderTab[]

const KEYWORD_MAX = 40

/** Title or search field, with the tabs below. */
export const OrdersHead = observer(function OrdersHead({ model }: { model: OrdersModel }) {
  const t = words()
  const { statusBar, capsule } = windowInfo()
  const items = tabs.map((value) => ({ value, name: t[value], badge: model.badges[value] }))
  return (
    <View className={styles.head} style={{ paddingTop: pixels(statusBar) }}>
      <View className={styles.head__row} style={{ paddingRight: pixels(capsule) }}>
        {model.searching ? <Search model={model} /> : <Title model={model} />}
      </View>
      {model.signedIn && <Tabs items={items} value={model.tab as (typeof tabs)[number]} onChange={model.choose} />}
      {model.signedIn && <Kinds model={model} />}
    </View>
  )
})

/** The kinds of orders as chips; a tap on the chosen one shows all again. */
const Kinds = observer(function Kinds({ model }: { model: OrdersModel }) {
  const { kinds, everyKind } = words()
  const { kind, chooseKind } = model
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.head__kinds}>
      <View className={styles.head__chips} role="group" aria-label={kinds}>
        <Chip size={56} text={everyKind} on={kind === undefined} onPress={() => chooseKind(undefined)} />
        {orderKinds.map((each) => (
          <Chip
            key={each}
            size={56}
            text={categoryOfKind(each)?.name ?? ''}
            on={kind === each}
            onPress={() => chooseKind(each)}
          />
        ))}
      </View>
    </ScrollView>
  )
})

const Title = observer(function Title({ model }: { model: OrdersModel }) {
  const { title, search } = words()
  return (
    <>
      <Text className={styles.head__title} role="heading" aria-level={1}>
        {title}
      </Text>
      <RefreshButton />
      {model.signedIn && (
        <Press label={search} onPress={model.startSearch} className={styles.head__search}>
          <Icon name="search" size={44} />
        </Press>
      )}
    </>
  )
})

const Search = observer(function Search({ model }: { model: OrdersModel }) {
  const { search, hint, cancelSearch } = words()
  return (
    <>
      <View className={styles.head__field}>
        <SearchField
          value={model.typed}
          onChange={model.type}
          placeholder={hint}
          label={search}
          look="quiet"
          focus
          maxLength={KEYWORD_MAX}
          onSubmit={model.search}
        />
      </View>
      <Press onPress={model.endSearch} className={styles.head__cancel}>
        <Text className={styles.head__cancelText}>{cancelSearch}</Text>
      </Press>
    </>
  )
})
