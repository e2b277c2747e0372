import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { PagedList } from '@/components/list/PagedList'
import { MerchantBar } from '@/features/merchant/MerchantBar'
import type { ManagedStore } from '@/features/merchant/merchant'
import { MerchantHead } from '@/features/merchant/OwnStore'
import { localized } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import { GoodsModel } from '../model'
import { words } from '../text'
import { GoodsRow } from './goods-row'
import styles from './menu-goods.module.scss'
import { SearchRow } from './search-row'
import { GoodsSheets } from './sheets'

/** The goods on the menu of a store, by section. */
export const MenuGoods = observer(function MenuGoods({ store }: { store: ManagedStore }) {
  const model = useModel((api) => new GoodsModel(api, store.id))
  useReturned(() => void model.refresh())
  const t = words()
  const tabs = (['onSale', 'soldOut', 'off'] as const).map((value) => {
    const count = model.about?.counts[value]
    return { value, name: t[value], ...(count ? { count: String(count) } : {}) }
  })
  return (
    <Screen
      nav={
        <MerchantHead title={t.title} right={<HeadButtons model={model} />}>
          <SearchRow search={model.search} label={t.search} />
          <Tabs items={tabs} value={model.tab} onChange={model.choose} />
        </MerchantHead>
      }
      footer={<Foot model={model} />}
      onRefresh={model.refresh}
      overlay={<GoodsSheets model={model} />}
    >
      <View className={styles.goods}>
        <Rail model={model} />
        <View className={styles.goods__list}>
          <PagedList list={model.list} keyOf={({ id }) => id} empty={<Empty model={model} />}>
            {(goods) => <GoodsRow goods={goods} model={model} />}
          </PagedList>
        </View>
      </View>
    </Screen>
  )
})

/** Searches and sorts the goods. */
const HeadButtons = observer(function HeadButtons({ model }: { model: GoodsModel }) {
  const { search, sort } = words()
  return (
    <View className={styles.head}>
      <Press label={search} onPress={model.search.start} className={styles.head__button}>
        <Icon name="search" size={44} />
      </Press>
      <Press label={sort} onPress={model.startSorting} className={styles.head__button}>
        <Icon name="arrow-up-down" size={44} colour={model.sort === 'menu' ? 'ink' : 'brand'} />
      </Press>
    </View>
  )
})

const Empty = observer(function Empty({ model }: { model: GoodsModel }) {
  const { none, noneText, notFound, notFoundText } = words()
  const [title, text] = model.search.typed.trim() ? [notFound, notFoundText] : [none, noneText]
  return <StateView kind="empty" title={title} text={text} inline />
})

const Foot = observer(function Foot({ model }: { model: GoodsModel }) {
  const { categories, add } = words()
  const { section } = model
  return (
    <View>
      <View className={styles.foot}>
        <View className={styles.foot__less}>
          <Button kind="outline" text={categories} onPress={() => model.showSections(true)} />
        </View>
        <View className={styles.foot__more}>
          <Button
            icon="plus"
            text={add}
            onPress={() => navigate('merchantGoodsEdit', section === undefined ? {} : { section })}
          />
        </View>
      </View>
      <MerchantBar active="merchantGoods" />
    </View>
  )
})

/** The sections of the menu. */
const Rail = observer(function Rail({ model }: { model: GoodsModel }) {
  const { sections = [] } = model.about ?? {}
  const t = words()
  const rows = [{ id: undefined, name: t.all }, ...sections.map(({ id, name }) => ({ id, name: localized(name) }))]
  return (
    <View className={styles.rail}>
      <View role="tablist" aria-label={t.sections}>
        {rows.map(({ id, name }) => {
          const on = id === model.section
          return (
            <Press
              key={id ?? 'all'}
              role="tab"
              label={name}
              on={on}
              onPress={() => model.chooseSection(id)}
              className={styles[on ? 'rail__row--on' : 'rail__row']}
            >
              {on && <View className={styles.rail__mark} />}
              <Text className={styles[on ? 'rail__text--on' : 'rail__text']} numberOfLines={2}>
                {name}
              </Text>
            </Press>
          )
        })}
      </View>
      <Press label={t.newSection} onPress={() => model.nameSection()} className={styles.rail__row}>
        <Text className={styles.rail__text}>{`+ ${t.new}`}</Text>
      </Press>
    </View>
  )
})
