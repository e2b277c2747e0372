import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { AskBar } from '@/features/hotel/AskBar'
import { QuickFilters } from '@/features/hotel/AskBar/quick'
import { navigate } from '@/platform/navigation/gate'
import type { HotelListModel } from '../model'
import { words } from '../text'
import styles from './head.module.scss'

/** Dates and place, the way to the map, the order, and quick filters. */
export const ListHead = observer(function ListHead({ model }: { model: HotelListModel }) {
  return (
    <AskBar asking={model.asking} side={{ icon: 'map', text: words().map, onPress: model.openMap }}>
      <Sorts model={model} />
      <QuickFilters asking={model.asking} />
    </AskBar>
  )
})

const Sorts = observer(({ model }: { model: HotelListModel }) => {
  const t = words()
  const { sort, asking, showSorts } = model
  const { filtersOn, filters, plan } = asking
  const { priceFrom, priceTo, stars } = plan.filter
  const hasPrice = priceFrom !== undefined || priceTo !== undefined || stars.length > 0
  return (
    <View className={styles.sorts}>
      <Part text={t[sort]} label={`${t.sort}: ${t[sort]}`} on onPress={() => showSorts(true)} />
      <Part text={t.area} on={plan.place !== undefined} onPress={() => navigate('hotelSearch')} />
      <Part text={t.priceStars} on={hasPrice} onPress={filters.openPrices} />
      <Part
        text={filtersOn > 0 ? t.filterCount(filtersOn) : t.filter}
        label={t.filter}
        on={filtersOn > 0}
        onPress={filters.open}
      />
    </View>
  )
})

interface PartProps {
  text: string
  label?: string
  on: boolean
  onPress: () => void
}

const Part = ({ text, label = text, on, onPress }: PartProps) => (
  <Press label={label} onPress={onPress} className={styles.sorts__one}>
    <Text className={styles[on ? 'sorts__text--on' : 'sorts__text']} numberOfLines={1}>
      {text}
    </Text>
    <Icon name="chevron-down" size={24} colour={on ? 'brand' : 'ink-3'} />
  </Press>
)
