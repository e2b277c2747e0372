import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import type { StayAsking } from '@/features/stay/dates/stay-asking'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  asking: StayAsking
  /** Whether the first chip opens all filters. */
  withFilter?: boolean
}

const first = ['breakfast', 'freeCancel'] as const
const last = ['memberPrice', 'payAtHotel'] as const

/** The filters that are on or off by one press, in one row. */
export const QuickFilters = observer(function QuickFilters({ asking, withFilter = false }: Props) {
  const t = words()
  const { filter } = asking.plan
  const { filtersOn, filters } = asking
  const chip = (rule: (typeof first)[number] | (typeof last)[number]) => (
    <Chip key={rule} size={56} ground="card" text={t[rule]} on={filter[rule]} onPress={() => asking.toggle(rule)} />
  )
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.quick}>
      <View className={styles.quick__chips} role="group" aria-label={t.quick}>
        {withFilter && (
          <Chip
            size={56}
            ground="card"
            icon="sliders-horizontal"
            text={filtersOn > 0 ? t.filterCount(filtersOn) : t.filter}
            hot={filtersOn > 0}
            onPress={filters.open}
          />
        )}
        {first.map(chip)}
        <Chip size={56} ground="card" text={t.scoreUp} on={asking.isTopScored} onPress={asking.toggleScore} />
        {last.map(chip)}
      </View>
    </ScrollView>
  )
})
