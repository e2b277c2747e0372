import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { FieldBar } from '@/components/form/FieldBar'
import { dayText, rangeText } from '@/features/hotel/days'
import { navigate } from '@/platform/gate'
import type { HotelListModel } from '../model'
import { words } from '../text'
import styles from './head.module.scss'

/** Dates and place, the order, and quick filters. */
export const ListHead = observer(function ListHead({ model }: { model: HotelListModel }) {
  return (
    <FieldBar field={<Pill model={model} />}>
      <Sorts model={model} />
      <Quick model={model} />
    </FieldBar>
  )
})

const Pill = observer(({ model }: { model: HotelListModel }) => {
  const t = words()
  const { plan, calendar, clearPlace } = model
  const { checkIn, checkOut, place } = plan
  return (
    <View className={styles.pill}>
      <Press
        label={checkIn && checkOut ? t.dates(rangeText(checkIn, checkOut)) : t.change}
        onPress={calendar.open}
        className={styles.pill__dates}
      >
        {checkIn && checkOut ? (
          <View>
            <Text className={styles.pill__day}>{dayText(checkIn)}</Text>
            <Text className={styles.pill__day}>{dayText(checkOut)}</Text>
          </View>
        ) : (
          <Icon name="calendar" size={32} colour="ink-2" />
        )}
        <Icon name="chevron-down" size={24} colour="ink-3" />
      </Press>
      <View className={styles.pill__line} />
      <Press label={place?.name ?? t.place} onPress={() => navigate('hotelSearch')} className={styles.pill__place}>
        <Text className={styles[place ? 'pill__text' : 'pill__hint']} numberOfLines={1}>
          {place?.name ?? t.place}
        </Text>
      </Press>
      {place && (
        <Press label={t.clearPlace} onPress={clearPlace} className={styles.pill__clear}>
          <Icon name="circle-x" size={32} colour="ink-3" />
        </Press>
      )}
    </View>
  )
})

const Sorts = observer(({ model }: { model: HotelListModel }) => {
  const t = words()
  const { sort, filtersOn, filters, showSorts, pages } = model
  return (
    <View className={styles.sorts}>
      <Press label={`${t.sort}: ${t[sort]}`} onPress={() => showSorts(true)} className={styles.sorts__one}>
        <Text className={styles['sorts__text--on']} numberOfLines={1}>
          {t[sort]}
        </Text>
        <Icon name="chevron-down" size={24} colour="brand" />
      </Press>
      <Text className={styles.sorts__found} numberOfLines={1}>
        {pages.about && pages.status === 'ready' ? t.found(pages.about.total) : ''}
      </Text>
      <Press label={t.filter} onPress={filters.open} className={styles.sorts__one}>
        <Text className={styles[filtersOn > 0 ? 'sorts__text--on' : 'sorts__text']} numberOfLines={1}>
          {filtersOn > 0 ? t.filterCount(filtersOn) : t.filter}
        </Text>
        <Icon name="sliders-horizontal" size={28} colour={filtersOn > 0 ? 'brand' : 'ink-2'} />
      </Press>
    </View>
  )
})

const Quick = observer(({ model }: { model: HotelListModel }) => {
  const t = words()
  const { filter } = model.plan
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.quick}>
      <View className={styles.quick__chips} role="group" aria-label={t.quick}>
        {(['breakfast', 'freeCancel'] as const).map((rule) => (
          <Chip
            key={rule}
            size={56}
            ground="card"
            text={t[rule]}
            on={filter[rule]}
            onPress={() => model.toggle(rule)}
          />
        ))}
        <Chip size={56} ground="card" text={t.scoreUp} on={model.isTopScored} onPress={model.toggleScore} />
        {(['memberPrice', 'payAtHotel'] as const).map((rule) => (
          <Chip
            key={rule}
            size={56}
            ground="card"
            text={t[rule]}
            on={filter[rule]}
            onPress={() => model.toggle(rule)}
          />
        ))}
      </View>
    </ScrollView>
  )
})
